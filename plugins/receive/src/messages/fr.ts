import type { Catalogue } from '@billfold/ui/kit'

/** French. */
export const fr: Catalogue = {
  receive: 'Recevoir',
  code: 'Code avec l’adresse de ce compte',
  address: 'Adresse',
  copy: 'Copier l’adresse',
  only: 'Sur {network} uniquement. Ce qui est envoyé à cette adresse sur un autre réseau peut ne pas arriver.',
  disconnectedText: 'Connectez un wallet pour y recevoir.',
  failed: 'Aucune adresse',
  failedText: 'L’adresse n’a pas pu être écrite pour ce réseau. Rien n’a été envoyé ni reçu.',
}
