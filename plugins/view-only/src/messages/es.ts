import type { Catalogue } from '@billfold/ui/kit'

/** Spanish. */
export const es: Catalogue = {
  title: 'Observar una dirección',
  lead: 'Mira lo que cualquier dirección tiene y ha hecho. Con ella no se puede firmar nada.',
  entry: 'Dirección o enlace',
  hint: 'De cualquier red de esta aplicación',
  watch: 'Observar',
  looking: 'Buscando…',
  unknown: 'Ninguna red de esta aplicación conoce esta dirección',
  failed: 'No se pudo buscar la dirección. Reinténtalo.',
  watched: 'Observadas antes',
  forget: 'Olvidar {address}',
}
