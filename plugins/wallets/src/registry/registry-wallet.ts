import type { ChainNamespace, ListedWallet } from '@billfold/kernel'

/** How a page notices that a wallet is there. */
export interface WalletKeys {
  /** The name it registers with the Wallet Standard. */
  readonly standardName?: string
  /** Its key in `window.injectedWeb3`. */
  readonly injectedWeb3?: string
  /** Paths from `window` to its own objects. */
  readonly globals: readonly string[]
  /** The flag that its `window.ethereum` carries. */
  readonly flag?: string
}

/** A wallet of the packaged registry: what the wallet list tells of it, and what finds it in a page. */
export interface RegistryWallet extends ListedWallet {
  readonly homepage: string
  readonly image_id: string
  readonly families: readonly ChainNamespace[]
  readonly keys: WalletKeys
  /** The year it appeared, where known. */
  readonly since?: string
  /** Other names and ids it goes, or went, by. */
  readonly aliases: readonly string[]
  /** Wallets that are known to answer to its keys. */
  readonly spoofers: readonly string[]
}
