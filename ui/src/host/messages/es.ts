import type { HostMessages } from './en.js'

/** Spanish. */
export const es: Partial<HostMessages> = {
  connect: 'Conectar wallet',
  connecting: 'Conectando…',
  chooseNetwork: 'Elegir red',
  loadFailed: 'No se pudo cargar esta parte',
  reload: 'Recargar',
  close: 'Cerrar',
  loadFailedText: 'No se compartió, movió ni cobró nada. Lo que pediste sigue en pie.',
  wallet: 'Wallet',
  loading: 'Cargando',
  account: 'Cuenta',
  unsupportedNetwork: 'Red no compatible',
}
