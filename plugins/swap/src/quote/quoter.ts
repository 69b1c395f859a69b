import type { ClockPort, Log } from '@billfold/kernel'
import { LatestRequest } from '@billfold/kernel/data'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { SwapOrder, SwapProvider, SwapQuote } from '../contract.js'
import { limits } from '../limits.js'

/** How the price of an order stands. */
export type QuoteState =
  | { readonly phase: 'idle' | 'loading' | 'none' }
  | ({ readonly phase: 'known'; readonly gasPrice: bigint } & SwapQuote)
  | { readonly phase: 'failed'; readonly error: unknown }

/** An order, and who is asked about it. */
export interface QuoteQuestion {
  readonly key: string
  readonly order: SwapOrder
  readonly provider: Pick<SwapProvider, 'quote'>
  /** The price of one unit of gas. */
  gasPrice(signal: AbortSignal): Promise<bigint>
}

export interface QuoterNeeds {
  readonly clock: Pick<ClockPort, 'after'>
  readonly log: Pick<Log, 'warn'>
  /** False while nobody looks: then the price is not asked for again. */
  isLookedAt(): boolean
}

/** Asks for the price of the order in front: once after the last key, and again while somebody looks. Older answers are dropped. */
export class Quoter {
  state: QuoteState = { phase: 'idle' }
  private question: QuoteQuestion | undefined = undefined
  private readonly request: LatestRequest
  private readonly needs: QuoterNeeds

  constructor(needs: QuoterNeeds) {
    this.needs = needs
    this.request = new LatestRequest(needs.clock)
    makeAutoObservable<this, 'question' | 'request' | 'needs'>(
      this,
      { state: observableRef, question: false, request: false, needs: false },
      { autoBind: true },
    )
  }

  /** Turns to an order. The same one again asks nothing. */
  aim(question: QuoteQuestion | undefined): void {
    if (question?.key === this.question?.key) return
    this.question = question
    this.request.stop()
    this.state = { phase: question === undefined ? 'idle' : 'loading' }
    if (question !== undefined) this.request.sendAfter(limits.typing, () => void this.ask())
  }

  /** Asks once more at once. */
  async ask(): Promise<void> {
    const { question } = this
    if (question === undefined) return
    const signal = this.request.begin()
    const { order, provider } = question
    try {
      const gasPrice = await question.gasPrice(signal)
      const quote = await provider.quote({ ...order, gasPrice }, signal)
      if (signal.aborted) return
      runInAction(() => (this.state = quote === undefined ? { phase: 'none' } : { phase: 'known', ...quote, gasPrice }))
    } catch (error) {
      if (signal.aborted) return
      this.needs.log.warn('The price of a swap could not be read', error)
      runInAction(() => (this.state = { phase: 'failed', error }))
    }
    this.askLater()
  }

  dispose(): void {
    this.request.stop()
  }

  private askLater(): void {
    this.request.sendAfter(limits.quote, () => (this.needs.isLookedAt() ? void this.ask() : this.askLater()))
  }
}
