import type { Catalogue } from '@billfold/ui/kit'

/** French. */
export const fr: Catalogue = {
  title: 'Vérification',
  lead: 'Voici ce qui est demandé à {wallet} sur {network}.',
  unknown: 'Un appel que personne ne peut lire ici',
  unknownText: 'Aucune description de ce contrat n’est connue. Continuez seulement si vous faites confiance à cette page.',
  noDescriptor: 'Aucune description de ce contrat n’est connue.',
  unknownData: 'Données à signer',
  contract: 'Contrat',
  owner: 'Créé par',
  step: 'Partie {index} sur {count}',
  goOn: 'Continuer dans {wallet}',
  reject: 'Refuser',
  everything: 'Tous les {symbol}',
  units: '{units} unités',
  nothing: 'Rien à vérifier',
}
