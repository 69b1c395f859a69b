import type { Translation } from '../../locale/catalogue.js'
import type { en } from './en.js'

/** German. */
export const de: Translation<typeof en> = {
  failed: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
  service: 'Ein Dienst hat nicht wie erwartet geantwortet. Bitte versuchen Sie es erneut.',
  notEnough: 'Mit Gebühr werden {needed} gebraucht, das Konto hat {held}.',
  notEnoughForFee: 'Nicht genug {symbol} für den Betrag und die Netzwerkgebühr.',
  notEnoughForRent: 'Nicht genug {symbol} für Gebühren oder Miete.',
  notEnoughTokens: 'Token-Guthaben reicht nicht',
  wrongFamily: 'Das ist keine Adresse von {family}.',
  otherNetwork: 'Diese Adresse ist nicht für {network}.',
  otherNetworkOwn: 'Diese Adresse ist nicht für {network}. Dort heißt dasselbe Konto {own}.',
  toOneself: 'Das ist die Adresse, von der Sie senden.',
  tokensStay: 'Token auf {network} können von hier aus nicht gesendet werden. Senden Sie sie in Ihrer Wallet.',
  keepsTooLittle: 'Es müssen mindestens {least} übrig bleiben, sonst geht der Rest verloren. Senden Sie höchstens {most}.',
  receivesTooLittle: 'Weniger als {least} kann nicht an diese Adresse gesendet werden.',
  frozen: 'Der Herausgeber von {symbol} hat es auf diesem Konto eingefroren.',
  noAccount: 'Der Empfänger hat noch kein Konto, und {symbol} kann keines eröffnen. Senden Sie zuerst etwas {coin} dorthin.',
  signedOther: '{wallet} hat nicht das signiert, worum gebeten wurde.',
  refused: 'Das Netzwerk hat es nicht angenommen: {reason}',
  ran: 'Die Transaktion wurde ausgeführt und ist fehlgeschlagen, nur die Gebühr wurde bezahlt: {reason}',
  expired: 'Das Netzwerk hat es nicht rechtzeitig aufgenommen.',
  unreachable: 'Das Netzwerk ist nicht erreichbar.',
  longMemo: 'Höchstens {most} Zeichen.',
  statusUnknown: 'Möglicherweise wurde schon gesendet. Prüfen Sie Ihre Wallet, bevor Sie noch einmal senden.',

  walletPending: 'In Ihrer Wallet ist bereits eine Anfrage offen. Schließen Sie sie dort ab.',
  walletUnauthorized: '{wallet} erlaubt dieser Seite das nicht. Verbinden Sie die Seite dort mit dem Konto, das Sie verwenden möchten.',
  walletUnsupported: '{wallet} kann das nicht. Aktualisieren Sie die Wallet, oder verwenden Sie eine andere.',
  walletOffline: '{wallet} hat keine Verbindung zum Netzwerk. Prüfen Sie sie dort.',
  walletBusy: '{wallet} ist überlastet. Warten Sie einen Moment.',
  walletSilent: '{wallet} antwortet nicht. Öffnen Sie die Wallet, oder laden Sie diese Seite neu.',
  walletFailed: '{wallet} konnte das nicht ausführen: {words}',
  walletFailedPlain: '{wallet} konnte das nicht ausführen. Öffnen Sie die Wallet, um den Grund zu sehen.',
  otherAccount: '{wallet} steht auf einem anderen Konto.',
  otherWalletNetwork: '{wallet} steht auf einem anderen Netzwerk.',
  viewOnly: 'Diese Adresse wird nur beobachtet. Verbinden Sie die Wallet, der sie gehört.',
  replacedCode:
    'Ein Skript dieser Seite hat verändert, wie {wallet} gefragt wird. Laden Sie die Seite neu, und verbinden Sie sich noch einmal.',
}
