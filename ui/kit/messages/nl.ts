import type { Catalogue } from '../locale/catalogue.js'

/** Dutch. */
export const nl: Catalogue = {
  amountMax: 'Max.',
  clear: 'Wissen',
  copied: 'Gekopieerd',
  copy: 'Kopiëren',
  copyFailed: 'Kopiëren mislukt',
  covered: 'Er staat iets voor deze knop. Verplaats het om door te gaan.',
  dragToClose: 'Dit paneel sluiten',
  loadMore: 'Meer laden',
  loading: 'Laden',
  nameDoubtful: 'Deze naam lijkt op een andere. Vergelijk het adres.',
  notAmount: 'Voer een getal in, zoals {example}.',
  tooManyDecimals: { one: 'Maximaal # decimaal.', other: 'Maximaal # decimalen.' },
  unknownAmount: 'Onbekende hoeveelheid',
}
