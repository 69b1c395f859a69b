import type { Catalogue } from '../locale/catalogue.js'

/** Swedish. */
export const sv: Catalogue = {
  amountMax: 'Max',
  clear: 'Rensa',
  copied: 'Kopierat',
  copy: 'Kopiera',
  copyFailed: 'Det gick inte att kopiera',
  covered: 'Något täcker den här knappen. Flytta det för att fortsätta.',
  dragToClose: 'Stäng panelen',
  loadMore: 'Läs in fler',
  loading: 'Läser in',
  nameDoubtful: 'Namnet kan förväxlas med ett annat. Jämför adressen.',
  notAmount: 'Ange ett tal, till exempel {example}.',
  tooManyDecimals: { one: 'Högst # decimal.', other: 'Högst # decimaler.' },
  unknownAmount: 'Okänt belopp',
}
