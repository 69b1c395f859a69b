import type { Catalogue } from '../locale/catalogue.js'

/** Spanish. */
export const es: Catalogue = {
  amountMax: 'Máx.',
  clear: 'Borrar',
  copied: 'Copiado',
  copy: 'Copiar',
  copyFailed: 'No se pudo copiar',
  covered: 'Algo tapa este botón. Apártalo para continuar.',
  dragToClose: 'Cerrar este panel',
  loadMore: 'Cargar más',
  loading: 'Cargando',
  nameDoubtful: 'Este nombre puede confundirse con otro. Compara la dirección.',
  notAmount: 'Introduce un número, como {example}.',
  tooManyDecimals: { one: 'Como máximo # decimal.', many: 'Como máximo # de decimales.', other: 'Como máximo # decimales.' },
  unknownAmount: 'Cantidad desconocida',
}
