import { failureMessages } from '../page/early-messages.js'
import type { HostMessages } from './en.js'

/** German. */
export const de: HostMessages = {
  ...failureMessages.de,
  loadFailedText: 'Es wurde nichts geteilt, bewegt oder berechnet. Was Sie wollten, gilt weiter.',
  wallet: 'Wallet',
  loading: 'Wird geladen',
  connect: 'Wallet verbinden',
  connecting: 'Verbindet…',
  account: 'Konto',
  chooseNetwork: 'Netzwerk wählen',
  unsupportedNetwork: 'Nicht unterstütztes Netzwerk',
}
