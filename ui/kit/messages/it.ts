import type { Catalogue } from '../locale/catalogue.js'

/** Italian. */
export const it: Catalogue = {
  amountMax: 'Max',
  clear: 'Cancella',
  copied: 'Copiato',
  copy: 'Copia',
  copyFailed: 'Impossibile copiare',
  covered: 'Qualcosa copre questo pulsante. Spostalo per continuare.',
  dragToClose: 'Chiudi questo pannello',
  loadMore: 'Carica altri',
  loading: 'Caricamento',
  nameDoubtful: 'Questo nome può essere scambiato per un altro. Confronta l’indirizzo.',
  notAmount: 'Inserisci un numero, come {example}.',
  tooManyDecimals: { one: 'Al massimo # decimale.', many: 'Al massimo # di decimali.', other: 'Al massimo # decimali.' },
  unknownAmount: 'Quantità sconosciuta',
}
