import type { WalletConfig } from '../config/config.js'

/** A wallet of the list, and what the list is not to tell: whether it is over, and its own picture. */
export interface ListedWallet {
  readonly entry: WalletConfig
  /** True when it is no longer offered; whoever asks for it by its id still gets it. */
  readonly isRetired: boolean
  /** Other names that a search finds it by. */
  readonly aliases: readonly string[]
  /** A `data:` URL; a picture is drawn when absent. */
  readonly icon?: string | undefined
}
