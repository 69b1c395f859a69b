import type { Catalogue } from '@billfold/ui/kit'

/** Italian. */
export const it: Catalogue = {
  receive: 'Ricevi',
  code: 'Codice con l’indirizzo di questo account',
  address: 'Indirizzo',
  copy: 'Copia indirizzo',
  only: 'Solo su {network}. Ciò che viene inviato a questo indirizzo su un’altra rete potrebbe non arrivare.',
  disconnectedText: 'Collega un wallet per ricevere.',
  failed: 'Nessun indirizzo',
  failedText: 'Non è stato possibile scrivere l’indirizzo per questa rete. Nulla è stato inviato o ricevuto.',
}
