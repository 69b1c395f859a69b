import { type KernelStorage, type RecentWallet, type StoredValue, withRecentWallet } from '@billfold/kernel'
import { makeAutoObservable, observableRef } from 'mobx'

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
