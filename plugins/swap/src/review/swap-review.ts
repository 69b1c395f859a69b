import { type ClockPort, isBillfoldError } from '@billfold/kernel'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { limits } from '../limits.js'
import { leastOf } from '../quote/price-impact.js'
import type { BuildNeeds, BuiltSwap, PermitOutcome } from './built-swap.js'
import { nextApproval } from './next-approval.js'
import type { ReviewedSwap } from './reviewed-swap.js'

/** How the swap stands between the review and the wallet. */
export type SwapStep =
  /** Being put together and tried. */
  | { readonly phase: 'building' }
  /** Ready to be asked for; `risen`: it gives less than was shown before, and has to be said once more. */
  | { readonly phase: 'ready'; readonly built: BuiltSwap; readonly isWorse?: boolean }
  /** The wallet shows the permit. */
  | { readonly phase: 'signing'; readonly built: BuiltSwap }
  /** The wallet shows the approval, or the network has it. */
  | { readonly phase: 'approving' | 'mining'; readonly built: BuiltSwap }
  | { readonly phase: 'asking'; readonly built: BuiltSwap }
  | { readonly phase: 'declined'; readonly built: BuiltSwap; readonly what: 'permit' | 'approval' | 'swap' }
  /** Nothing was swapped, unless it `ran`. */
  | { readonly phase: 'failed'; readonly error: unknown; readonly hasRun?: boolean }
  | { readonly phase: 'unknown'; readonly what: 'approval' | 'swap' }

export interface SwapReviewParts {
  readonly swap: ReviewedSwap
  readonly clock: Pick<ClockPort, 'monotonic'>
  readonly build: (swap: ReviewedSwap, needs: Pick<BuildNeeds, 'signal' | 'permit'>) => Promise<BuiltSwap>
}

/** One swap before it is approved: what it does, and how the asking stands. */
export class SwapReview {
  step: SwapStep = { phase: 'building' }
  /** True once an approval of this review is on the chain. */
  isApproved = false
  /** What came of asking for a permit; undefined until then. */
  permit: PermitOutcome | undefined = undefined
  /** True once the wallet has said that it cannot carry out all of it as one. */
  isApart = false
  /** True once the visitor has said that the same swap is meant again. */
  allowsRepeat = false
  readonly swap: ReviewedSwap
  private readonly parts: Omit<SwapReviewParts, 'swap'>
  private readonly ending = new AbortController()
  private builtAt = 0

  constructor({ swap, ...parts }: SwapReviewParts) {
    this.swap = swap
    this.parts = parts
    makeAutoObservable<this, 'parts' | 'ending' | 'builtAt'>(
      this,
      { swap: false, parts: false, ending: false, builtAt: false, step: observableRef, permit: observableRef },
      { autoBind: true },
    )
  }

  /** What was put together last, while it may still be asked for. */
  get built(): BuiltSwap | undefined {
    return 'built' in this.step ? this.step.built : undefined
  }

  get least(): bigint {
    return leastOf(this.swap.amountOut, this.swap.slippage)
  }

  get isBusy(): boolean {
    return ['building', 'signing', 'approving', 'mining', 'asking'].includes(this.step.phase)
  }

  get mayAsk(): boolean {
    const { step } = this
    if (step.phase === 'failed' && isBillfoldError(step.error, 'swap/twice')) return this.allowsRepeat
    return step.phase === 'ready' || step.phase === 'declined'
  }

  get isStale(): boolean {
    return this.parts.clock.monotonic() - this.builtAt > limits.review
  }

  /** Puts it together and has it tried. Never rejects: the outcome is in `step`. */
  async build(): Promise<void> {
    const before = this.built?.received
    this.step = { phase: 'building' }
    try {
      const built = await this.parts.build(this.swap, { signal: this.ending.signal, permit: this.permit })
      const isWorse = before !== undefined && built.received * 1_000n < before * 995n
      runInAction(() => {
        this.builtAt = this.parts.clock.monotonic()
        // What was signed is not taken after all.
        if (typeof this.permit === 'object' && nextApproval(built) !== undefined) this.permit = 'failed'
        this.step = { phase: 'ready', built, isWorse }
      })
    } catch (error) {
      if (!this.ending.signal.aborted) runInAction(() => (this.step = { phase: 'failed', error }))
    }
  }

  turn(step: SwapStep): void {
    this.step = step
  }

  /** It is known what came of asking for the permit. */
  notePermit(permit: PermitOutcome): void {
    this.permit = permit
  }

  approved(): void {
    this.isApproved = true
  }

  /** Goes on in steps: the wallet cannot carry out all of it as one, and has sent nothing. */
  takeApart(built: BuiltSwap): void {
    this.isApart = true
    this.step = { phase: 'ready', built: { ...built, isOneStep: false } }
  }

  allowRepeat(allows: boolean): void {
    this.allowsRepeat = allows
  }

  dispose(): void {
    this.ending.abort()
  }
}
