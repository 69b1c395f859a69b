import type { Catalogue } from '@billfold/ui/kit'

/** Spanish. */
export const es: Catalogue = {
  title: 'Revisar',
  lead: 'Esto es lo que se pide a {wallet} en {network}.',
  unknown: 'Una llamada que nadie puede leer aquí',
  unknownText: 'No se conoce ninguna descripción de este contrato. Continúa solo si confías en esta página.',
  noDescriptor: 'No se conoce ninguna descripción de este contrato.',
  unknownData: 'Datos para firmar',
  contract: 'Contrato',
  owner: 'Creado por',
  step: 'Parte {index} de {count}',
  goOn: 'Continuar en {wallet}',
  reject: 'Rechazar',
  everything: 'Todo el {symbol}',
  units: '{units} unidades',
  nothing: 'Nada que revisar',
}
