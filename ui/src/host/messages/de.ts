import { failureMessages } from '../page/early-messages.js'
import type { HostMessages } from './en.js'

/** German. */
export const de: HostMessages = {
  ...failureMessages.de,
  loadFailedText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Ihre Anfrage bleibt erhalten.',
  wallet: 'Wallet',
  loading: 'Wird geladen',
  connect: 'Wallet verbinden',
  connecting: 'Verbindet…',
  account: 'Konto',
  chooseNetwork: 'Netzwerk wählen',
  unsupportedNetwork: 'Nicht unterstütztes Netzwerk',
}
