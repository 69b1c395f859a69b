import type { ClockPort, Log } from '@billfold/kernel'
import { LatestRequest } from '@billfold/kernel/data'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { OnrampQuote } from '../contract.js'
import { onrampError } from '../errors.js'
import { limits } from '../limits.js'
import type { LoadProvider } from '../onramp-store.js'
import type { OrderQuestion } from './onramp-choice.js'
import { placeholderQuote } from './placeholder-quote.js'

export interface OnrampQuoterNeeds {
  readonly clock: Pick<ClockPort, 'after'>
  readonly log: Pick<Log, 'warn'>
  readonly load: LoadProvider
}

/** Asks for the price of the order in front: once after the last key. Older answers are dropped, and a failure is kept. */
export class OnrampQuoter {
  quote: OnrampQuote | undefined = undefined
  isLoading = false
  /** Why there is no price. */
  failure: unknown = undefined
  private question: OrderQuestion | undefined = undefined
  private readonly request: LatestRequest
  private readonly needs: OnrampQuoterNeeds

  constructor(needs: OnrampQuoterNeeds) {
    this.needs = needs
    this.request = new LatestRequest(needs.clock)
    makeAutoObservable<this, 'needs' | 'question' | 'request'>(
      this,
      { quote: observableRef, failure: observableRef, needs: false, question: false, request: false },
      { autoBind: true },
    )
  }

  /** Turns to an order. The same one again asks nothing. */
  aim(question: OrderQuestion | undefined): void {
    if (question?.key === this.question?.key) return
    this.question = question
    this.request.stop()
    this.quote = undefined
    this.failure = undefined
    this.isLoading = question !== undefined
    if (question !== undefined) this.request.sendAfter(limits.typing, () => void this.ask())
  }

  /** Asks once more at once. */
  async ask(): Promise<void> {
    const { question } = this
    if (question === undefined) return
    const signal = this.request.begin()
    const { order, offered } = question
    this.isLoading = true
    try {
      const provider = await this.needs.load(offered.provider)
      const quote = await provider.quote(order, signal)
      if (quote === undefined) throw onrampError('onramp/unsupported', { network: order.network.name })
      if (!signal.aborted) this.show(quote, undefined)
    } catch (error) {
      if (signal.aborted) return
      this.needs.log.warn('A price could not be read', error)
      this.show(placeholderQuote(order), error)
    }
  }

  reset(): void {
    this.aim(undefined)
  }

  dispose(): void {
    this.request.stop()
  }

  private show(quote: OnrampQuote, failure: unknown): void {
    runInAction(() => {
      this.quote = quote
      this.failure = failure
      this.isLoading = false
    })
  }
}
