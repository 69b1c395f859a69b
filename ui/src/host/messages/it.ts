import type { HostMessages } from './en.js'

/** Italian. */
export const it: Partial<HostMessages> = {
  connect: 'Collega wallet',
  connecting: 'Collegamento…',
  chooseNetwork: 'Scegli rete',
  loadFailed: 'Impossibile caricare questa parte',
  reload: 'Ricarica',
  close: 'Chiudi',
  loadFailedText: 'Nulla è stato condiviso, spostato o addebitato. La tua richiesta vale ancora.',
  wallet: 'Wallet',
  loading: 'Caricamento',
  account: 'Account',
  unsupportedNetwork: 'Rete non supportata',
}
