import type { Catalogue } from '@billfold/ui/kit'

/** Italian. */
export const it: Catalogue = {
  title: '{wallet} non esiste più',
  since: 'Non funziona dal {date}.',
  what: 'I tuoi account sono ancora tuoi: sono sulla rete, non nel wallet.',
  phrase:
    'Apri un nuovo wallet, scegli di importarne uno e inserisci la frase di recupero di {wallet}. Non inserirla mai in una pagina web.',
  successor: 'Per esempio, {successor} può importarla.',
  vendor: 'Solo gli autori di {wallet} possono dire come raggiungere i tuoi account.',
  website: 'Sito web di {wallet}',
  choose: 'Scegli un altro wallet',
}
