import type { Catalogue } from '@billfold/ui/kit'

/** Dutch. */
export const nl: Catalogue = {
  title: 'Je e-mailadres',
  lead: '{app} wil je per e-mail kunnen bereiken. Je logt nog steeds in met je wallet.',
  leadRequired: '{app} heeft een e-mailadres nodig. Sluiten verbreekt de verbinding met je wallet.',
  thisApp: 'Deze app',
  email: 'E-mailadres',
  emailInvalid: 'Voer een geldig e-mailadres in',
  didYouMean: 'Bedoelde je {email}?',
  recent: 'Eerder gebruikt',
  goOn: 'Doorgaan',
  sending: 'Code verzenden…',
  skip: 'Deze stap overslaan',
  codeTitle: 'Bevestig je e-mail',
  codeLead: 'Er is een code naar {email} gestuurd. Hij is 20 minuten geldig.',
  code: 'Code van zes cijfers',
  checking: 'Code controleren…',
  confirmed: 'Bevestigd',
  resend: 'Opnieuw sturen',
  resendIn: 'Opnieuw sturen over {seconds} s',
  otherAddress: 'Ander adres gebruiken',
  mailDown: 'De code kon niet worden gestuurd. Probeer het over een minuut opnieuw.',
  codeWrong: 'Dat is niet de code. Kijk nog eens of laat hem opnieuw sturen.',
  codeOver: 'Deze code kan niet meer worden gebruikt. Laat een nieuwe sturen.',
  tooEarly: 'Er is net een code gestuurd. Probeer het over {seconds} s opnieuw.',
}
