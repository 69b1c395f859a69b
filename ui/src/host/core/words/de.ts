import type { HostWords } from './en.js'

/** German. */
export const de: HostWords = {
  wallet: 'Wallet',
  loading: 'Wird geladen',
  loadFailed: 'Dieser Teil lädt nicht',
  loadFailedText: 'Es wurde nichts geteilt, bewegt oder berechnet. Was Sie wollten, gilt weiter.',
  reload: 'Neu laden',
  close: 'Schließen',
  connect: 'Wallet verbinden',
  connecting: 'Verbindet…',
  account: 'Konto',
  chooseNetwork: 'Netzwerk wählen',
  unsupportedNetwork: 'Nicht unterstütztes Netzwerk',
}
