import type { Translation } from '@billfold/ui/kit'
import type { en } from './en.js'

/** German. */
export const de: Translation<typeof en> = {
  title: 'Bei {app} anmelden',
  lead: '{app} muss sich mit Ihrer Wallet verbinden. Signieren Sie diese Nachricht: So zeigen Sie, dass diese Wallet Ihre ist.',
  leadRequired: 'Wenn Sie abbrechen, wird die Verbindung getrennt.',
  leadBack: 'Wenn Sie abbrechen, kehren Sie dorthin zurück, wo Sie angemeldet sind.',
  thisApp: 'Diese App',
  yourWallet: 'Ihre Wallet',
  message: 'Zu signierende Nachricht',
  preparing: 'Die Nachricht wird erstellt …',
  sign: 'Signieren',
  cancel: 'Abbrechen',
  asking: 'In {wallet} bestätigen',
  askingLead: 'Ihre Wallet zeigt dieselbe Nachricht. Es wird nichts gesendet, und es kostet nichts.',
  checking: 'Sie werden angemeldet …',
  checkingLead: 'Die Signatur wird geprüft.',
  signed: 'Sie sind angemeldet',
  signedLead: '{app} weiß, dass dieses Konto Ihnen gehört.',
  declined: 'Sie haben in {wallet} abgelehnt',
  declinedLead: 'Niemand wurde angemeldet. Signieren Sie die Nachricht, wenn Sie so weit sind.',
  failed: 'Sie konnten nicht angemeldet werden',
  failedLead: 'Die Signatur wurde nicht angenommen. Es wurde nichts gesendet, und Sie können es noch einmal versuchen.',
  unprepared: 'Die Anmeldung ist gerade nicht verfügbar',
  unpreparedLead: '{app} hat nicht geantwortet. Versuchen Sie es gleich noch einmal.',
  linkIdle: '{app} bittet {wallet} um eine Anmeldung',
  linkPending: '{app} wartet auf {wallet}',
  linkOk: '{wallet} hat sich bei {app} angemeldet',
  linkBroken: '{wallet} hat sich nicht bei {app} angemeldet',
}
