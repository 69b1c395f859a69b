import type { WalletEvents } from './wallet-driver.js'

/** Events that nobody hears, to name only some. */
export const noEvents: WalletEvents = {
  accounts: () => undefined,
  changed: () => undefined,
  network: () => undefined,
  mayHaveChanged: () => undefined,
  hasChanged: () => undefined,
  closed: () => undefined,
}
