import type { Catalogue } from '@billfold/ui/kit'

/** Swedish. */
export const sv: Catalogue = {
  title: 'Bevaka en adress',
  lead: 'Se vad en adress har och har gjort. Inget kan signeras med den.',
  entry: 'Adress eller länk',
  hint: 'På valfritt nätverk i appen',
  watch: 'Bevaka',
  looking: 'Söker…',
  unknown: 'Inget nätverk i appen känner till adressen',
  failed: 'Adressen kunde inte slås upp. Försök igen.',
  watched: 'Bevakade tidigare',
  forget: 'Glöm {address}',
}
