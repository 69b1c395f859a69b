import type { HostMessages } from './en.js'

/** Dutch. */
export const nl: Partial<HostMessages> = {
  connect: 'Wallet verbinden',
  connecting: 'Verbinden…',
  chooseNetwork: 'Netwerk kiezen',
  loadFailed: 'Dit onderdeel kon niet laden',
  reload: 'Opnieuw laden',
  close: 'Sluiten',
  loadFailedText: 'Er is niets gedeeld, verplaatst of afgeschreven. Je verzoek blijft staan.',
  wallet: 'Wallet',
  loading: 'Laden',
  account: 'Account',
  unsupportedNetwork: 'Niet-ondersteund netwerk',
}
