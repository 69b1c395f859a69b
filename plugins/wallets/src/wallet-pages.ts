import type { ListedWallet } from '@billfold/kernel'
import { withoutDuplicates } from '@billfold/kernel/validation'
import { walletLimits } from './limits.js'
import type { WalletAnswer } from './list-source.js'

/** The pages of the list that have arrived. */
export interface WalletPages {
  /** The number of the last page; 0 before the first. */
  readonly page: number
  /** Ids that every page leaves out: were they other ids from page to page, wallets would slip through between two. */
  readonly leftOut: readonly string[]
  readonly wallets: readonly ListedWallet[]
  /** The number of wallets on all pages, as the service says. */
  readonly count: number
  readonly isWhole: boolean
  /** Ids of everything that was answered. */
  readonly seen: ReadonlySet<string>
}

/** The list before its first page. */
export function noPages(leftOut: readonly string[]): WalletPages {
  return { page: 0, leftOut, wallets: [], count: 0, isWhole: false, seen: new Set() }
}

/** Adds a page. The list ends when a page brings nothing new, whatever the service says of its length. */
export function withPage(
  { page: last, leftOut, wallets, seen, ...before }: WalletPages,
  { data, count }: WalletAnswer,
  isOffered: (wallet: ListedWallet) => boolean,
): WalletPages {
  const page = last + 1
  const fresh = data.filter(({ id }) => !seen.has(id))
  return {
    page,
    leftOut,
    wallets: [...wallets, ...withoutDuplicates(fresh.filter(isOffered), wallets)],
    count: Math.max(before.count, count),
    isWhole: fresh.length === 0 || page * walletLimits.page >= count || page >= walletLimits.pages,
    seen: new Set([...seen, ...fresh.map(({ id }) => id)]),
  }
}
