import type { MailTexts } from './en.js'

/** Dutch. */
export const nl: Partial<MailTexts> = {
  codeSubject: 'Je code voor {app}',
  codeLead: 'Typ deze code om in te loggen:',
  codeOldLead: 'Typ deze code om het adres van je account te wijzigen:',
  codeNewLead: 'Typ deze code om dit het adres van je account te maken:',
  captureLead: 'Typ deze code om te bevestigen dat dit je adres is:',
  lasts: 'Hij is {minutes} minuten geldig, en één keer.',
  askedBy: 'Aangevraagd in: {device}',
  notYou: 'Was jij dit niet, doe dan niets: zonder de code komt niemand binnen. Geef hem aan niemand, wie er ook om vraagt.',
  linkSubject: 'Ben jij dit? Een nieuwe browser voor {app}',
  linkLead: 'Een browser die nieuw is voor dit adres wil inloggen. Is hij van jou, bevestig hem dan en de code wordt gestuurd.',
  linkButton: 'Browser bevestigen',
  linkNotYou: 'Was jij dit niet, weiger daar of doe niets.',
  changedSubject: 'Het adres van je account is gewijzigd',
  changedLead: 'Je account bij {app} heeft nu een ander e-mailadres. Dit adres opent het niet meer.',
  changedNotYou: 'Was jij dit niet, schrijf dan meteen aan de beheerder van {app}.',
  pageTitle: 'Een nieuwe browser',
  pageLead: 'Ben jij het die wil inloggen bij {app}?',
  pageYes: 'Ja, dat ben ik',
  pageNo: 'Nee, weigeren',
  pageConfirmed: 'Bevestigd. Ga terug naar waar je inlogt: de code is onderweg.',
  pageRefused: 'Geweigerd. Niemand is binnengelaten.',
  pageOver: 'Deze link is gebruikt of te oud. Begin opnieuw met inloggen.',
  pageMailDown: 'De code kon niet worden gestuurd. Probeer het over een minuut opnieuw.',
}
