import type { MailTexts } from './en.js'

/** Swedish. */
export const sv: Partial<MailTexts> = {
  codeSubject: 'Din kod för {app}',
  codeLead: 'Ange koden för att logga in:',
  codeOldLead: 'Ange koden för att ändra kontots adress:',
  codeNewLead: 'Ange koden för att göra detta till kontots adress:',
  captureLead: 'Ange koden för att bekräfta att detta är din adress:',
  lasts: 'Den gäller i {minutes} minuter och bara en gång.',
  askedBy: 'Begärd i: {device}',
  notYou: 'Om det inte var du behöver du inte göra något: utan koden kommer ingen in. Ge den inte till någon, vem som än frågar.',
  linkSubject: 'Är det du? En ny webbläsare för {app}',
  linkLead: 'En webbläsare som är ny för den här adressen vill logga in. Är den din, bekräfta den så skickas koden.',
  linkButton: 'Bekräfta webbläsaren',
  linkNotYou: 'Om det inte var du, avvisa den där eller gör ingenting.',
  changedSubject: 'Kontots adress har ändrats',
  changedLead: 'Ditt konto hos {app} har nu en annan e-postadress. Den här öppnar det inte längre.',
  changedNotYou: 'Om det inte var du, skriv genast till dem som driver {app}.',
  pageTitle: 'En ny webbläsare',
  pageLead: 'Är det du som vill logga in på {app}?',
  pageYes: 'Ja, det är jag',
  pageNo: 'Nej, avvisa',
  pageConfirmed: 'Bekräftat. Gå tillbaka dit du loggar in: koden är på väg.',
  pageRefused: 'Avvisat. Ingen släpptes in.',
  pageOver: 'Länken har använts eller är för gammal. Börja om inloggningen.',
  pageMailDown: 'Koden kunde inte skickas. Försök igen om en minut.',
}
