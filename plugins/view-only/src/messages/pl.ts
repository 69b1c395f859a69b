import type { Catalogue } from '@billfold/ui/kit'

/** Polish. */
export const pl: Catalogue = {
  title: 'Obserwuj adres',
  lead: 'Zobacz, co ma i co robił dowolny adres. Nie można nim niczego podpisać.',
  entry: 'Adres lub link',
  hint: 'Z dowolnej sieci tej aplikacji',
  watch: 'Obserwuj',
  looking: 'Szukanie…',
  unknown: 'Żadna sieć tej aplikacji nie zna tego adresu',
  failed: 'Nie udało się sprawdzić adresu. Spróbuj ponownie.',
  watched: 'Obserwowane wcześniej',
  forget: 'Zapomnij {address}',
}
