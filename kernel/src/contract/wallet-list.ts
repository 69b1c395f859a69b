import type { WalletEntry } from './asset.js'
import type { Token } from './token.js'

/**
 * The wallets that are known beside those the browser has. One plugin provides it; without it the views show what is
 * connected to this page. Observable.
 */
export interface WalletList {
  /** Those that were used last, newest first. */
  readonly recent: readonly WalletEntry[]
  readonly featured: readonly WalletEntry[]
  readonly recommended: readonly WalletEntry[]
  /** What is shown of the whole list: the pages that have arrived, or what a search found. */
  readonly shown: readonly WalletEntry[]
  /** How many wallets there are in all; undefined until somebody has said it. */
  readonly total: number | undefined
  readonly state: 'idle' | 'loading' | 'failed'
  readonly hasMore: boolean
  /** Asks for what is not here yet: the first page, or the next one. */
  loadMore(): void
  /** Looks for a text; an empty one shows the whole list again. */
  search(text: string): void
}

/** Where a plugin provides the wallet list. */
export const walletListKey = 'wallets.list' as Token<WalletList>
