import type { MailTexts } from './en.js'

/** German. */
export const de: MailTexts = {
  codeSubject: 'Ihr Code für {app}',
  codeLead: 'Geben Sie diesen Code ein, um sich anzumelden:',
  codeOldLead: 'Geben Sie diesen Code ein, um die Adresse Ihres Kontos zu ändern:',
  codeNewLead: 'Geben Sie diesen Code ein, damit dies die Adresse Ihres Kontos wird:',
  captureLead: 'Geben Sie diesen Code ein, um zu bestätigen, dass dies Ihre Adresse ist:',
  lasts: 'Er gilt {minutes} Minuten und nur einmal.',
  askedBy: 'Angefordert in: {device}',
  notYou: 'Waren Sie das nicht, tun Sie nichts: Ohne den Code kommt niemand hinein. Geben Sie ihn niemandem, wer auch fragt.',
  linkSubject: 'Sind Sie das? Ein neuer Browser für {app}',
  linkLead:
    'Ein Browser, der für diese Adresse neu ist, möchte sich anmelden. Ist es Ihrer, bestätigen Sie ihn, und der Code wird gesendet.',
  linkButton: 'Browser bestätigen',
  linkNotYou: 'Waren Sie das nicht, lehnen Sie dort ab oder tun Sie nichts.',
  changedSubject: 'Die Adresse Ihres Kontos wurde geändert',
  changedLead: 'Ihr Konto bei {app} hat jetzt eine andere E-Mail-Adresse. Diese hier öffnet es nicht mehr.',
  changedNotYou: 'Waren Sie das nicht, schreiben Sie sofort an den Betreiber von {app}.',
  pageTitle: 'Ein neuer Browser',
  pageLead: 'Möchten Sie sich bei {app} anmelden?',
  pageYes: 'Ja, das bin ich',
  pageNo: 'Nein, ablehnen',
  pageConfirmed: 'Bestätigt. Gehen Sie zurück zur Anmeldung: Der Code ist unterwegs.',
  pageRefused: 'Abgelehnt. Niemand wurde eingelassen.',
  pageOver: 'Dieser Link wurde schon benutzt oder ist zu alt. Beginnen Sie die Anmeldung neu.',
  pageMailDown: 'Der Code konnte nicht gesendet werden. Versuchen Sie es in einer Minute wieder.',
}
