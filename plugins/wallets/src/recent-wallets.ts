import { type KernelStorage, type ListedWallet, type RecentWallet, type StoredValue, withRecentWallet } from '@billfold/kernel'
import { isSameId } from '@billfold/kernel/validation'
import { isRetired } from '@billfold/wallet-registry'
import { makeAutoObservable, observableRef } from 'mobx'
import { goesBy } from './goes-by.js'

/** The wallets that were used last, in this tab or another one of the same origin. */
export class RecentWallets {
  stored: readonly RecentWallet[]
  private readonly item: StoredValue<readonly RecentWallet[]>
  private readonly unwatch: () => void

  constructor(storage: Pick<KernelStorage, 'own'>) {
    this.item = storage.own('recent-wallets')
    this.stored = this.item.read() ?? []
    makeAutoObservable<this, 'item' | 'unwatch'>(this, { stored: observableRef, item: false, unwatch: false }, { autoBind: true })
    this.unwatch = this.item.watch((wallets) => this.show(wallets))
  }

  remember(wallet: RecentWallet): void {
    this.show(withRecentWallet(this.stored, wallet))
    this.item.write(this.stored)
  }

  dispose(): void {
    this.unwatch()
  }

  private show(wallets: readonly RecentWallet[] = []): void {
    this.stored = wallets
  }
}

export interface RecentSituation {
  readonly stored: readonly RecentWallet[]
  readonly known: readonly ListedWallet[]
  readonly retired: readonly ListedWallet[]
  readonly now: number
}

/** Finds the wallets that were used last in the list. One that is over says so; one that nobody knows is left out. */
export function recentEntries({ stored, known, retired, now }: RecentSituation): readonly ListedWallet[] {
  const over = retired.filter((wallet) => isRetired(wallet, now))
  return stored.flatMap((recent) => over.find(isThe(recent)) ?? known.find(isThe(recent)) ?? [])
}

function isThe({ id, rdns }: RecentWallet): (wallet: ListedWallet) => boolean {
  return (wallet) => goesBy(wallet, id) || isSameId(wallet.rdns, rdns) || isSameId(wallet.rdns, id)
}
