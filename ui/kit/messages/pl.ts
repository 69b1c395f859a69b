import type { Catalogue } from '../locale/catalogue.js'

/** Polish. */
export const pl: Catalogue = {
  amountMax: 'Maks.',
  clear: 'Wyczyść',
  copied: 'Skopiowano',
  copy: 'Kopiuj',
  copyFailed: 'Nie udało się skopiować',
  covered: 'Coś zasłania ten przycisk. Odsuń to, aby kontynuować.',
  dragToClose: 'Zamknij ten panel',
  loadMore: 'Wczytaj więcej',
  loading: 'Wczytywanie',
  nameDoubtful: 'Tę nazwę można pomylić z inną. Porównaj adres.',
  notAmount: 'Wpisz liczbę, na przykład {example}.',
  tooManyDecimals: {
    one: 'Najwyżej # miejsce po przecinku.',
    few: 'Najwyżej # miejsca po przecinku.',
    many: 'Najwyżej # miejsc po przecinku.',
    other: 'Najwyżej # miejsca po przecinku.',
  },
  unknownAmount: 'Nieznana kwota',
}
