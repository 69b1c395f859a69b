import type { Catalogue } from '@billfold/ui/kit'

/** Italian. */
export const it: Catalogue = {
  title: 'Il tuo indirizzo e-mail',
  lead: '{app} vorrebbe contattarti via e-mail. Continui ad accedere con il tuo wallet.',
  leadRequired: '{app} ha bisogno di un indirizzo e-mail. Se chiudi, il wallet viene scollegato.',
  thisApp: 'Questa app',
  email: 'Indirizzo e-mail',
  emailInvalid: 'Inserisci un indirizzo e-mail valido',
  didYouMean: 'Intendevi {email}?',
  recent: 'Usati in precedenza',
  goOn: 'Continua',
  sending: 'Invio del codice…',
  skip: 'Salta questo passaggio',
  codeTitle: 'Conferma la tua e-mail',
  codeLead: 'Un codice è stato inviato a {email}. È valido per 20 minuti.',
  code: 'Codice di sei cifre',
  checking: 'Verifica del codice…',
  confirmed: 'Confermato',
  resend: 'Invia di nuovo',
  resendIn: 'Invia di nuovo tra {seconds} s',
  otherAddress: 'Usa un altro indirizzo',
  mailDown: 'Impossibile inviare il codice. Riprova tra un minuto.',
  codeWrong: 'Non è il codice giusto. Ricontrolla o fattelo inviare di nuovo.',
  codeOver: 'Questo codice non è più utilizzabile. Fattene inviare un altro.',
  tooEarly: 'Un codice è stato appena inviato. Riprova tra {seconds} s.',
}
