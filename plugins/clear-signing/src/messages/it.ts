import type { Catalogue } from '@billfold/ui/kit'

/** Italian. */
export const it: Catalogue = {
  title: 'Verifica',
  lead: 'Ecco cosa viene chiesto a {wallet} su {network}.',
  unknown: 'Una chiamata che qui nessuno può leggere',
  unknownText: 'Non è nota alcuna descrizione di questo contratto. Continua solo se ti fidi di questa pagina.',
  noDescriptor: 'Non è nota alcuna descrizione di questo contratto.',
  unknownData: 'Dati da firmare',
  contract: 'Contratto',
  owner: 'Creato da',
  step: 'Parte {index} di {count}',
  goOn: 'Continua in {wallet}',
  reject: 'Rifiuta',
  everything: 'Tutti i {symbol}',
  units: '{units} unità',
  nothing: 'Nulla da verificare',
}
