/** The families of chains that wallets of the registry serve. */
export type WalletFamily = 'eip155' | 'solana' | 'polkadot' | 'bip122' | 'cosmos' | 'sui' | 'stacks'

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

/** What a person who used a wallet that is over does with it. */
export interface WalletRetirement {
  /** The first day without it, or the year when no day is known: `2026-05-28`, `2026`. */
  readonly since: string
  /** `phrase`: its recovery phrase opens the same accounts elsewhere. `vendor`: only its maker can say. */
  readonly wayOut: 'phrase' | 'vendor'
  /** The name of a wallet that takes over. */
  readonly successor?: string
}

/** A wallet of the packaged registry: what a wallet list tells of it, in the words of the wallet service, and what finds it in a page. */
export interface RegistryWallet {
  readonly id: string
  readonly name: string
  readonly homepage: string
  readonly image_id: string
  readonly rdns?: string
  readonly mobile_link?: string
  /** Its universal link. */
  readonly link_mode?: string
  readonly desktop_link?: string
  readonly webapp_link?: string
  readonly app_store?: string
  readonly play_store?: string
  readonly chrome_store?: string
  readonly families: readonly WalletFamily[]
  readonly keys: WalletKeys
  /** The year it appeared, where known. */
  readonly since?: string
  /** It is over. */
  readonly retired?: WalletRetirement
  /** Other names and ids it goes, or went, by. */
  readonly aliases: readonly string[]
  /** Wallets that are known to answer to its keys. */
  readonly spoofers: readonly string[]
}
