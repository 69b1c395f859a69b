import type { Catalogue } from '@billfold/ui/kit'

/** Italian. */
export const it: Catalogue = {
  title: 'Osserva un indirizzo',
  lead: 'Guarda che cosa ha e ha fatto qualsiasi indirizzo. Con esso non si può firmare nulla.',
  entry: 'Indirizzo o link',
  hint: 'Di qualsiasi rete di questa app',
  watch: 'Osserva',
  looking: 'Ricerca…',
  unknown: 'Nessuna rete di questa app conosce questo indirizzo',
  failed: 'Impossibile cercare l’indirizzo. Riprova.',
  watched: 'Osservati in precedenza',
  forget: 'Dimentica {address}',
}
