import type { Catalogue } from '@billfold/ui/kit'

/** Swedish. */
export const sv: Catalogue = {
  title: 'Din e-postadress',
  lead: '{app} vill kunna nå dig med e-post. Du loggar fortfarande in med din plånbok.',
  leadRequired: '{app} behöver en e-postadress. Om du stänger kopplas plånboken från.',
  thisApp: 'Den här appen',
  email: 'E-postadress',
  emailInvalid: 'Ange en giltig e-postadress',
  didYouMean: 'Menade du {email}?',
  recent: 'Använda tidigare',
  goOn: 'Fortsätt',
  sending: 'Skickar koden…',
  skip: 'Hoppa över steget',
  codeTitle: 'Bekräfta din e-post',
  codeLead: 'En kod skickades till {email}. Den gäller i 20 minuter.',
  code: 'Kod med sex siffror',
  checking: 'Kontrollerar koden…',
  confirmed: 'Bekräftad',
  resend: 'Skicka igen',
  resendIn: 'Skicka igen om {seconds} s',
  otherAddress: 'Använd en annan adress',
  mailDown: 'Koden kunde inte skickas. Försök igen om en minut.',
  codeWrong: 'Det är inte koden. Titta igen eller låt den skickas på nytt.',
  codeOver: 'Koden kan inte användas längre. Låt en ny skickas.',
  tooEarly: 'En kod skickades nyss. Försök igen om {seconds} s.',
}
