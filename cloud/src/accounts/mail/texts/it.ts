import type { MailTexts } from './en.js'

/** Italian. */
export const it: Partial<MailTexts> = {
  codeSubject: 'Il tuo codice per {app}',
  codeLead: 'Inserisci questo codice per accedere:',
  codeOldLead: 'Inserisci questo codice per cambiare l’indirizzo del tuo account:',
  codeNewLead: 'Inserisci questo codice per rendere questo l’indirizzo del tuo account:',
  captureLead: 'Inserisci questo codice per confermare che questo è il tuo indirizzo:',
  lasts: 'È valido per {minutes} minuti, e una sola volta.',
  askedBy: 'Richiesto in: {device}',
  notYou: 'Se non sei stato tu, non fare nulla: senza il codice nessuno entra. Non dirlo a nessuno, chiunque lo chieda.',
  linkSubject: 'Sei tu? Un nuovo browser per {app}',
  linkLead: 'Un browser nuovo per questo indirizzo vuole accedere. Se è tuo, confermalo e il codice verrà inviato.',
  linkButton: 'Conferma il browser',
  linkNotYou: 'Se non sei stato tu, rifiutalo lì o non fare nulla.',
  changedSubject: 'L’indirizzo del tuo account è cambiato',
  changedLead: 'Il tuo account di {app} ha ora un altro indirizzo e-mail. Questo non lo apre più.',
  changedNotYou: 'Se non sei stato tu, scrivi subito a chi gestisce {app}.',
  pageTitle: 'Un nuovo browser',
  pageLead: 'Sei tu che vuoi accedere a {app}?',
  pageYes: 'Sì, sono io',
  pageNo: 'No, rifiuta',
  pageConfirmed: 'Confermato. Torna dove stai accedendo: il codice è in arrivo.',
  pageRefused: 'Rifiutato. Nessuno è entrato.',
  pageOver: 'Questo link è stato usato o è troppo vecchio. Ricomincia l’accesso.',
  pageMailDown: 'Impossibile inviare il codice. Riprova tra un minuto.',
}
