import type { WalletConfig } from '../config/config.js'

/** A wallet of the list, and what the list does not tell of it. */
export interface ListedWallet {
  readonly entry: WalletConfig
  /** The families that it serves, of a wallet whose chains are not counted one by one. */
  readonly families: readonly string[]
  /** Other names that a search finds it by. */
  readonly aliases: readonly string[]
  /** When it ended, or will: from then on it is not offered, but whoever asks for it by its id still gets it. */
  readonly endedAt?: number | undefined
}
