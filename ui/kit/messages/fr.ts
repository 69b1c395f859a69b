import type { Catalogue } from '../locale/catalogue.js'

/** French. */
export const fr: Catalogue = {
  amountMax: 'Max',
  clear: 'Effacer',
  copied: 'Copié',
  copy: 'Copier',
  copyFailed: 'Impossible de copier',
  covered: 'Quelque chose recouvre ce bouton. Écartez-le pour continuer.',
  dragToClose: 'Fermer ce panneau',
  loadMore: 'Afficher plus',
  loading: 'Chargement',
  nameDoubtful: 'Ce nom peut être pris pour un autre. Comparez l’adresse.',
  notAmount: 'Saisissez un nombre, comme {example}.',
  tooManyDecimals: { one: '# décimale au plus.', many: '# de décimales au plus.', other: '# décimales au plus.' },
  unknownAmount: 'Montant inconnu',
}
