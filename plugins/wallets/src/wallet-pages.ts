import type { ListedWallet } from '@billfold/kernel'
import { withoutDuplicates } from '@billfold/kernel/validation'
import { makeAutoObservable, observableRef } from 'mobx'
import type { WalletAnswer, WalletQuestion } from './contract.js'
import type { Inquiry } from './inquiry.js'
import { walletLimits } from './limits.js'

export interface WalletPagesNeeds {
  readonly inquiry: Inquiry
  readonly question: (page: number) => WalletQuestion
  /** False for a wallet that is not shown here. */
  readonly isOffered: (wallet: ListedWallet) => boolean
}

/** The list, page by page. It ends when a page brings nothing new, whatever the service says of its length. */
export class WalletPages {
  wallets: readonly ListedWallet[] = []
  count = 0
  isWhole = false
  private page = 0
  private readonly seen = new Set<string>()
  private readonly needs: WalletPagesNeeds

  constructor(needs: WalletPagesNeeds) {
    this.needs = needs
    makeAutoObservable<this, 'page' | 'seen' | 'needs'>(
      this,
      { wallets: observableRef, page: false, seen: false, needs: false },
      { autoBind: true },
    )
  }

  /** Brings the next page that has something to show, or the one that did not come. */
  async more(): Promise<void> {
    const { inquiry, question } = this.needs
    const before = this.wallets.length
    while (!inquiry.isBusy && !this.isWhole && this.wallets.length === before) {
      const { page } = this
      await inquiry.ask(question(page + 1), (answer) => this.keep(answer))
      // It failed, or was called off.
      if (page === this.page) return
    }
  }

  private keep({ data, count }: WalletAnswer): void {
    this.page += 1
    this.count = Math.max(this.count, count)
    const fresh = data.filter(({ id }) => !this.seen.has(id))
    for (const { id } of fresh) this.seen.add(id)
    this.wallets = [...this.wallets, ...withoutDuplicates(fresh.filter(this.needs.isOffered), this.wallets)]
    this.isWhole = fresh.length === 0 || this.page * walletLimits.page >= count || this.page >= walletLimits.pages
  }
}
