import type { Catalogue } from '@billfold/ui/kit'

/** French. */
export const fr: Catalogue = {
  title: '{wallet} n’existe plus',
  since: 'Il ne fonctionne plus depuis le {date}.',
  what: 'Vos comptes sont toujours à vous : ils sont sur le réseau, pas dans le wallet.',
  phrase:
    'Ouvrez un nouveau wallet, choisissez d’en importer un et saisissez la phrase de récupération de {wallet}. Ne la saisissez jamais dans une page web.',
  successor: '{successor} peut l’importer, par exemple.',
  vendor: 'Seuls les auteurs de {wallet} peuvent dire comment retrouver vos comptes.',
  website: 'Site web de {wallet}',
  choose: 'Choisir un autre wallet',
}
