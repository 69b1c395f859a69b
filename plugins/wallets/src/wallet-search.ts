import type { ClockPort, ListedWallet } from '@billfold/kernel'
import type { Resource } from '@billfold/kernel/data'
import { makeAutoObservable, observableRef } from 'mobx'
import { walletLimits } from './limits.js'
import type { WalletQuery } from './questions.js'

export interface WalletSearchNeeds {
  readonly results: Resource<WalletQuery, readonly ListedWallet[]>
  readonly clock: Pick<ClockPort, 'after'>
  /** Hears each query that is asked. */
  readonly onAsk: (query: WalletQuery) => void
}

/** A search in the list. It is asked once the query has stood for a moment, and only the newest counts. */
export class WalletSearch {
  query: WalletQuery = { text: '', isCertifiedOnly: false }
  private stopDebounce: (() => void) | undefined = undefined
  private readonly needs: WalletSearchNeeds

  constructor(needs: WalletSearchNeeds) {
    this.needs = needs
    makeAutoObservable<this, 'needs' | 'stopDebounce'>(
      this,
      { query: observableRef, needs: false, stopDebounce: false },
      { autoBind: true },
    )
  }

  /** True while something is searched for. */
  get isOn(): boolean {
    return this.query.text !== '' || this.query.isCertifiedOnly
  }

  /** Wallets that match the query; undefined until it is answered. */
  get found(): readonly ListedWallet[] | undefined {
    return this.isOn ? this.needs.results.value : undefined
  }

  get isWaiting(): boolean {
    const { phase, error } = this.needs.results
    return phase === 'loading' || (this.isOn && this.found === undefined && error === undefined)
  }

  change(change: Partial<WalletQuery>): void {
    const query = { ...this.query, ...change }
    query.text = query.text.trim()
    if (query.text === this.query.text && query.isCertifiedOnly === this.query.isCertifiedOnly) return
    this.stop()
    this.query = query
    this.needs.results.aim(this.isOn ? query : undefined)
    if (this.isOn) this.stopDebounce = this.needs.clock.after(walletLimits.searchWait, this.ask)
  }

  /** Asks at once, as after a failure. */
  ask(): void {
    this.stop()
    this.needs.onAsk(this.query)
    void this.needs.results.reload()
  }

  stop(): void {
    this.stopDebounce?.()
    this.stopDebounce = undefined
    this.needs.results.cancel()
  }
}
