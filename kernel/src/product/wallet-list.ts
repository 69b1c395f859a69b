import type { ChainNamespace } from '../core/caip/ids.js'
import type { WalletEntry } from '../wallets/contract/asset.js'
import type { Key } from '../core/services/key.js'

/** Advice for a person who used a wallet that is over. */
export interface WalletRetirement {
  /** The first day without it, or the year when no day is known: `2026-05-28`, `2026`. */
  readonly since: string
  /** `phrase`: its recovery phrase opens the same accounts elsewhere. `vendor`: only its maker can say. */
  readonly wayOut: 'phrase' | 'vendor'
  /** The name of a wallet that takes over. */
  readonly successor?: string
}

/** A wallet of the list, with what only the list knows of it. */
export interface ListedWallet extends WalletEntry {
  readonly homepage?: string
  /** Its universal link. */
  readonly link_mode?: string
  readonly app_store?: string
  readonly play_store?: string
  readonly chrome_store?: string
  readonly badge_type?: 'none' | 'certified'
  /** Other names and ids that it goes, or went, by. */
  readonly aliases?: readonly string[]
  /** The families that it serves, where the list knows those and no networks. */
  readonly families?: readonly ChainNamespace[]
  /** It is over: it is not offered, and whoever used it is told what to do. */
  readonly retired?: WalletRetirement
}

/** Reason why the list could not be asked: no network, no answer that counts, too many questions, or not for this app. */
export type WalletListFailure = 'offline' | 'unreachable' | 'busy' | 'refused'

/** A wallet that the host does not want, by what a wallet in the browser can be recognised by. */
export interface UnwantedWallet {
  readonly name?: string
  readonly rdns?: string
}

/**
 * The wallets that are known beside those the browser has. One plugin provides it; without it the views show what is
 * connected to this page. Observable.
 */
export interface WalletList {
  /** Those that were used last, newest first. */
  readonly recent: readonly ListedWallet[]
  readonly featured: readonly ListedWallet[]
  readonly recommended: readonly ListedWallet[]
  /** Wallets that are shown of the whole list: the pages that have arrived, or what a search found. */
  readonly shown: readonly ListedWallet[]
  /** The text that what is shown answers; undefined while it is the whole list. */
  readonly searched?: string | undefined
  /** Number of wallets in all; undefined until somebody has said it. */
  readonly total: number | undefined
  readonly state: 'idle' | 'loading' | 'failed'
  /** Reason why the list is not whole; undefined unless the state is `failed`. What arrived before stays. */
  readonly failure?: WalletListFailure | undefined
  /** Seconds that a busy service wants the list to wait before it asks again by itself; 0 while it waits for none. */
  readonly secondsLeft?: number
  readonly hasMore: boolean
  /** True while the wallets of the first views are on their way. */
  readonly isComing?: boolean
  /** True when some wallets have a badge, so that one can ask for those alone. */
  readonly hasCertified?: boolean
  readonly isCertifiedOnly?: boolean
  /** Facts that the list has learned of the wallets that the host excludes by their ids. */
  readonly unwanted?: readonly UnwantedWallet[]
  /** Asks for what is not here yet: the first page, the next one, or what failed. */
  loadMore(): void
  /** Asks at once instead of waiting. */
  tryNow?(): void
  /** Looks for a text; an empty one shows the whole list again. */
  search(text: string): void
  /** Opens this page in the wallet's own browser, where that is how a phone reaches it. False when it is not. To be called by a press itself. */
  leaveFor?(wallet: ListedWallet): boolean
  /** Shows only wallets with a badge, or all again. */
  showCertified?(isOnly: boolean): void
}

/** Key of the wallet list. */
export const walletListKey = 'wallets.list' as Key<WalletList>

declare module '../core/open.js' {
  interface Views {
    /** Advice for a visitor whose wallet is over. The plugin with the wallet list shows it. */
    RetiredWallet: { readonly wallet: ListedWallet }
  }
}
