import type { Translation } from '@billfold/ui/kit'
import type { en } from './en.js'

/** German. */
export const de: Translation<typeof en> = {
  title: 'Ihre E-Mail-Adresse',
  lead: '{app} möchte Sie per E-Mail erreichen können. Angemeldet werden Sie weiterhin mit Ihrer Wallet.',
  leadRequired: '{app} braucht eine E-Mail-Adresse. Wenn Sie schließen, wird Ihre Wallet getrennt.',
  thisApp: 'Diese App',
  email: 'E-Mail-Adresse',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  didYouMean: 'Meinten Sie {email}?',
  recent: 'Zuletzt benutzt',
  goOn: 'Weiter',
  sending: 'Code wird gesendet…',
  skip: 'Diesen Schritt überspringen',
  codeTitle: 'E-Mail-Adresse bestätigen',
  codeLead: 'Ein Code ging an {email}. Er gilt 20 Minuten.',
  code: 'Sechsstelliger Code',
  checking: 'Code wird geprüft…',
  confirmed: 'Bestätigt',
  resend: 'Noch einmal senden',
  resendIn: 'Noch einmal senden in {seconds} s',
  otherAddress: 'Andere Adresse verwenden',
  mailDown: 'Der Code konnte nicht gesendet werden. Versuchen Sie es in einer Minute noch einmal.',
  codeWrong: 'Das ist nicht der Code. Sehen Sie noch einmal nach oder lassen Sie ihn noch einmal senden.',
  codeOver: 'Dieser Code gilt nicht mehr. Lassen Sie sich einen neuen senden.',
  tooEarly: 'Eben erst wurde ein Code gesendet. Versuchen Sie es in {seconds} s noch einmal.',
}
