import type { ChainNamespace, WalletEntry } from '@billfold/kernel'

/** What a person who used a wallet that is over does with it. */
export interface Retirement {
  /** The first day without it, or the year when no day is known: `2026-05-28`, `2026`. */
  readonly since: string
  /** `phrase`: its recovery phrase opens the same accounts elsewhere. `vendor`: only its maker can say. */
  readonly wayOut: 'phrase' | 'vendor'
  /** The name of a wallet that takes over. */
  readonly successor?: string
}

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
export interface RegistryWallet extends WalletEntry {
  readonly homepage: string
  readonly image_id: string
  readonly link_mode?: string
  readonly app_store?: string
  readonly play_store?: string
  readonly chrome_store?: string
  readonly families: readonly ChainNamespace[]
  readonly keys: WalletKeys
  /** The year it appeared, where known. */
  readonly since?: string
  readonly retired?: Retirement
  /** Other names and ids it goes, or went, by. */
  readonly aliases: readonly string[]
  /** Wallets that are known to answer to its keys. */
  readonly spoofers: readonly string[]
}
