import type { Catalogue } from '@billfold/ui/kit'

/** French. */
export const fr: Catalogue = {
  title: 'Observer une adresse',
  lead: 'Voyez ce qu’une adresse détient et a fait. Elle ne permet de rien signer.',
  entry: 'Adresse ou lien',
  hint: 'De n’importe quel réseau de cette application',
  watch: 'Observer',
  looking: 'Recherche…',
  unknown: 'Aucun réseau de cette application ne connaît cette adresse',
  failed: 'L’adresse n’a pas pu être recherchée. Réessayez.',
  watched: 'Déjà observées',
  forget: 'Oublier {address}',
}
