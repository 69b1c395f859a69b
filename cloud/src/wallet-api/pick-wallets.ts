import { itemsNamed } from '@billfold/wallet-registry/search'

import type { WalletConfig } from '../config/config.js'
import type { ListedWallet } from './listed-wallet.js'
import type { WalletQuery } from './wallet-query.js'

/** One page of the list, and how many there are on all pages. */
export interface WalletPage {
  readonly data: readonly WalletConfig[]
  readonly count: number
}

/** Decides which wallets a question is answered with. */
export function pickWallets(wallets: readonly ListedWallet[], query: WalletQuery, now: number): WalletPage {
  const asked = wallets.filter((wallet) => isOffered(wallet, query, now) && isAskedFor(wallet, query))
  const found = itemsNamed(asked, query.search, ({ entry, aliases }) => [entry.name, ...aliases]).map(({ entry }) => entry)
  const start = (query.page - 1) * query.entries
  return { data: found.slice(start, start + query.entries), count: found.length }
}

function isOffered({ entry, endedAt }: ListedWallet, { include }: WalletQuery, now: number): boolean {
  return include.length > 0 ? include.includes(entry.id) : endedAt === undefined || endedAt > now
}

function isAskedFor(wallet: ListedWallet, { exclude, badgeType, chains }: WalletQuery): boolean {
  const { entry } = wallet
  if (exclude.includes(entry.id)) return false
  if (badgeType !== undefined && (entry.badge_type ?? 'none') !== badgeType) return false
  return chains.length === 0 || chains.some((chain) => serves(wallet, chain))
}

function serves({ entry, families }: ListedWallet, chain: string): boolean {
  return entry.chains?.includes(chain) ?? families.includes(chain.slice(0, chain.indexOf(':')))
}
