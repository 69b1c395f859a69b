import type { Catalogue } from '@billfold/ui/kit'

/** Dutch. */
export const nl: Catalogue = {
  title: 'Een adres volgen',
  lead: 'Zie wat een adres heeft en deed. Er kan niets mee worden ondertekend.',
  entry: 'Adres of link',
  hint: 'Van elk netwerk van deze app',
  watch: 'Volgen',
  looking: 'Zoeken…',
  unknown: 'Geen netwerk van deze app kent dit adres',
  failed: 'Het adres kon niet worden opgezocht. Probeer het opnieuw.',
  watched: 'Eerder gevolgd',
  forget: '{address} vergeten',
}
