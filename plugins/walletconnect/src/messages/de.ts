import type { Translation } from '@billfold/ui/kit'

import type { en } from './en.js'

/** German. */
export const de: Translation<typeof en> = {
  scanTitle: 'Mit dem Handy scannen',
  scanLead: 'Richten Sie die Kamera Ihres Handys oder den Scanner Ihrer Wallet auf diesen Code.',
  scanWalletTitle: 'Mit {wallet} scannen',
  scanWalletLead: 'Öffnen Sie {wallet} auf Ihrem Handy und richten Sie den Scanner auf diesen Code.',
  code: 'Kopplungscode',
  copyLink: 'Link kopieren',
  renewed: 'Der Code wurde erneuert. Scannen Sie diesen.',
  linkExpired: 'Link abgelaufen',
  get: '{wallet} installieren',

  openTitle: 'Weiter in {wallet}',
  openLead: 'Bestätigen Sie die Anfrage dort und kommen Sie dann auf diese Seite zurück.',
  openWebLead: '{wallet} öffnet sich in einem neuen Tab. Bestätigen Sie die Anfrage dort.',
  open: '{wallet} öffnen',
  preparing: 'Wird vorbereitet …',

  forms: 'Wie {wallet} erreicht wird',
  formQrcode: 'Handy',
  formMobile: 'App',
  formDesktop: 'Desktop',
  formWeb: 'Web',
  formBrowser: 'Browser',
  formUnsupported: 'Browser',

  browserTitle: '{wallet} in diesem Browser verbinden',
  browserLead: 'Die Erweiterung ist installiert.',
  connect: 'Verbinden',
  notDetected: '{wallet} wurde nicht gefunden',
  notDetectedText: 'Die Erweiterung ist in diesem Browser nicht installiert. Installieren Sie sie oder wählen Sie einen anderen Weg.',

  connected: 'Verbunden',
  connectedLead: '{wallet} ist mit {app} verbunden.',
  declined: 'Verbindung abgelehnt',
  declinedLead: 'Die Anfrage wurde in der Wallet abgelehnt. Nichts wurde geteilt.',
  failed: 'Verbindung fehlgeschlagen',
  failedLead: 'Nichts wurde geteilt. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
  tryAgain: 'Erneut versuchen',
  anyWallet: 'Die Wallet',
  thisApp: 'dieser App',
  linkPending: 'Warten auf {to}',
  linkOk: '{from} und {to} sind verbunden',
  linkBroken: '{from} und {to} sind nicht verbunden',

  endedByWallet: '{wallet} hat die Verbindung beendet',
  endedByTime: 'Die Verbindung zu {wallet} ist abgelaufen',
  endedText: 'Diese App kann sie um nichts mehr bitten. Was vorher bestätigt wurde, gilt weiter.',
  connectAgain: 'Erneut verbinden',
  goOn: 'Weiter',

  unreachable: 'Relay nicht erreichbar',
  unreachableText: 'Handys sind gerade nicht erreichbar. Andere Wege funktionieren weiterhin.',
  offline: 'Sie sind offline',
  offlineText: 'Der Code erscheint von selbst, sobald die Verbindung wieder da ist.',
  refused: 'Koppeln ist nicht möglich',
  refusedText: 'Diese App ist nicht für Handy-Wallets eingerichtet. Wählen Sie einen anderen Weg.',
  notLoaded: 'Koppeln konnte nicht geladen werden',
  notLoadedText: 'Prüfen Sie die Verbindung und versuchen Sie es erneut.',

  downloadsTitle: '{wallet} installieren',
  downloadsLead: 'Installieren Sie die Wallet, kommen Sie dann zurück und verbinden Sie sie.',
  appStore: 'App Store',
  playStore: 'Google Play',
  chromeStore: 'Chrome Web Store',
  homepage: 'Website',
  downloadsNone: 'Kein Download gefunden',
  downloadsNoneText: 'Suchen Sie {wallet} im Store Ihres Handys oder Browsers.',
}
