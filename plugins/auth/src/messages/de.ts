import type { Translation } from '@billfold/ui/kit'
import type { en } from './en.js'

/** German. */
export const de: Translation<typeof en> = {
  emailTitle: 'Weiter mit E-Mail',
  emailLead: 'Ein Code kommt per Mail. Mit ihm entsteht Ihre Wallet, oder sie kommt zurück.',
  email: 'E-Mail-Adresse',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  goOn: 'Weiter',
  sending: 'Wird gesendet …',
  recent: 'Schon benutzt',
  forget: '{email} vergessen',

  codeTitle: 'Code eingeben',
  codeLead: 'Er ging an {email} und gilt 20 Minuten.',
  code: 'Sechsstelliger Code',
  checking: 'Wird geprüft …',
  resend: 'Noch einmal senden',
  resendIn: 'Noch einmal senden in {seconds} s',
  resent: 'Der Code wurde noch einmal gesendet',
  connected: 'Verbunden',

  deviceTitle: 'Dieses Gerät bestätigen',
  deviceLead: 'Öffnen Sie den Link in der Mail an {email} und kommen Sie dann zurück. Ihre Wallet kennt dieses Gerät noch nicht.',
  deviceWaiting: 'Warten auf den Link …',

  approveTitle: 'In Ihrer Wallet bestätigen',
  approveLead: 'Prüfen Sie, was Sie unterschreiben. Es öffnet sich gleich hier.',
  tryAgain: 'Noch einmal versuchen',
}
