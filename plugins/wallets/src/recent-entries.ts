import type { ListedWallet, RecentWallet } from '@billfold/kernel'
import { isRetired } from '@billfold/wallet-registry'

export interface RecentSituation {
  readonly stored: readonly RecentWallet[]
  readonly known: readonly ListedWallet[]
  readonly retired: readonly ListedWallet[]
  readonly now: number
}

/** The wallets that were used last, as the list knows them. One that is over says so; one that nobody knows is left out. */
export function recentEntries({ stored, known, retired, now }: RecentSituation): readonly ListedWallet[] {
  const over = retired.filter((wallet) => isRetired(wallet, now))
  return stored.flatMap((recent) => over.find(isThe(recent)) ?? known.find(isThe(recent)) ?? [])
}

function isThe({ id, rdns }: RecentWallet): (wallet: ListedWallet) => boolean {
  return (wallet) => wallet.id === id || (wallet.rdns !== undefined && (wallet.rdns === rdns || wallet.rdns === id))
}
