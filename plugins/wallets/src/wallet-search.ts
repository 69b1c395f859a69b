import type { ClockPort, ListedWallet } from '@billfold/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { WalletQuestion } from './contract.js'
import type { Inquiry } from './inquiry.js'
import { walletLimits } from './limits.js'
import type { SearchWish } from './questions.js'

export interface WalletSearchNeeds {
  readonly inquiry: Inquiry
  readonly clock: Pick<ClockPort, 'after'>
  readonly question: (wish: SearchWish) => WalletQuestion
  readonly isOffered: (wallet: ListedWallet) => boolean
  /** Hears what is really asked. */
  readonly onAsk: (wish: SearchWish) => void
}

const nothing: SearchWish = { text: '', isCertifiedOnly: false }

/** What somebody looks for in the list. It is asked for once it has stood for a moment, and only the newest counts. */
export class WalletSearch {
  wish: SearchWish = nothing
  found: readonly ListedWallet[] = []
  /** What has been found is for this wish: until then nothing else poses as its result. */
  private answered: SearchWish = nothing
  private callOff: (() => void) | undefined = undefined
  private readonly needs: WalletSearchNeeds

  constructor(needs: WalletSearchNeeds) {
    this.needs = needs
    makeAutoObservable<this, 'needs' | 'callOff' | 'answered'>(
      this,
      { wish: observableRef, found: observableRef, answered: observableRef, needs: false, callOff: false },
      { autoBind: true },
    )
  }

  /** True while something is looked for. */
  get isOn(): boolean {
    return this.wish.text !== '' || this.wish.isCertifiedOnly
  }

  /** True when what is found is for what is looked for. */
  get isAnswered(): boolean {
    return this.isOn && this.answered === this.wish
  }

  get isWaiting(): boolean {
    const { isBusy, failure } = this.needs.inquiry
    return isBusy || (this.isOn && !this.isAnswered && failure === undefined)
  }

  lookFor(change: Partial<SearchWish>): void {
    const wish = { ...this.wish, ...change }
    wish.text = wish.text.trim()
    if (wish.text === this.wish.text && wish.isCertifiedOnly === this.wish.isCertifiedOnly) return
    this.stop()
    this.wish = wish
    this.found = []
    this.needs.inquiry.failure = undefined
    if (this.isOn) this.callOff = this.needs.clock.after(walletLimits.searchWait, this.ask)
  }

  /** Asks at once, as after a failure. */
  ask(): void {
    const { wish } = this
    const { inquiry, question, isOffered, onAsk } = this.needs
    this.callOff = undefined
    onAsk(wish)
    void inquiry.ask(question(wish), ({ data }) => {
      this.found = data.filter(isOffered)
      this.answered = wish
    })
  }

  stop(): void {
    this.callOff?.()
    this.callOff = undefined
    this.needs.inquiry.stop()
  }
}
