import type { HostWords } from './en.js'

/** German. */
export const de: HostWords = {
  wallet: 'Wallet',
  loading: 'Wird geladen',
  loadFailed: 'Nicht geladen',
  loadFailedText: 'Dieser Teil konnte nicht geladen werden. Es wurde nichts geteilt, bewegt oder berechnet.',
  reload: 'Neu laden',
  close: 'Schließen',
  connect: 'Wallet verbinden',
  connecting: 'Verbindet…',
  account: 'Konto',
  chooseNetwork: 'Netzwerk wählen',
  unsupportedNetwork: 'Nicht unterstütztes Netzwerk',
}
