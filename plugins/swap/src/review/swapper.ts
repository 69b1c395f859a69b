import {
  type ChainAdapter,
  type ClockPort,
  type Families,
  type KernelStorage,
  type Publish,
  type StoredValue,
  toMessage,
} from '@billfold/kernel'
import { formatUnits } from '@billfold/kernel/amounts'
import { failureOutcome } from '@billfold/kernel/family'
import type { OpenSwap } from '../contract.js'
import { swapError } from '../errors.js'
import { limits } from '../limits.js'
import type { BuiltSwap } from './built-swap.js'
import { followToEnd } from './follow-to-end.js'
import { openSwapItem } from './open-swap-item.js'
import { type ReviewedSwap, checkUnchanged, deedOf } from './reviewed-swap.js'
import type { SwapReview } from './swap-review.js'

/** What is asked of the family. */
export type SwapAdapter = Pick<ChainAdapter, 'sendTransaction' | 'followTransaction'>

export interface SwapperNeeds {
  readonly families: Pick<Families, 'find'>
  readonly storage: Pick<KernelStorage, 'item'>
  readonly clock: Pick<ClockPort, 'now' | 'after'>
  readonly publish: Publish
  readonly signal: AbortSignal
}

/** Asks wallets for the steps of reviewed swaps, one at a time and each once. */
export class Swapper {
  private isAsking = false
  private readonly open: StoredValue<OpenSwap>

  constructor(private readonly needs: SwapperNeeds) {
    this.open = needs.storage.item(openSwapItem)
  }

  /**
   * Takes the next step: the approval, and then the swap. Gives the name of the swap once the wallet has sent it, else undefined: the review says why.
   * What is stale is put together anew first, and has to be said again when it has become worse.
   */
  async goOn(review: SwapReview, adapter: SwapAdapter): Promise<string | undefined> {
    if (this.isAsking) return undefined
    this.isAsking = true
    try {
      checkUnchanged(review.swap, this.needs.families.find(review.swap.session.namespace)?.session)
      return await this.step(review, adapter)
    } catch (error) {
      review.turn({ phase: 'failed', error })
      return undefined
    } finally {
      this.isAsking = false
    }
  }

  /** It is known what became of the last swap. */
  settle(): void {
    this.open.remove()
  }

  private async step(review: SwapReview, adapter: SwapAdapter): Promise<string | undefined> {
    const isToldAgain = review.step.phase === 'ready' && review.step.isWorse === true
    if (review.built === undefined || (review.isStale && !isToldAgain)) {
      await review.build()
      if (review.step.phase !== 'ready' || review.step.isWorse === true) return undefined
    }
    const { built } = review
    if (built === undefined) return undefined
    return built.approval === undefined ? this.swap(review, built, adapter) : this.approve(review, built, adapter)
  }

  private async approve(review: SwapReview, built: BuiltSwap, adapter: SwapAdapter): Promise<undefined> {
    const { swap } = review
    const { signal, clock } = this.needs
    review.turn({ phase: 'approving', built })
    try {
      const hash = await send(adapter, swap, built.approval)
      review.turn({ phase: 'mining', built })
      const outcome = await followToEnd({ adapter, clock, signal }, { hash, swap })
      if (outcome === 'failed') throw swapError('swap/approval-failed', undefined)
      review.approved()
      await review.build()
    } catch (error) {
      this.fail(review, { built, what: 'approval' }, error)
    }
    return undefined
  }

  private async swap(review: SwapReview, built: BuiltSwap, adapter: SwapAdapter): Promise<string | undefined> {
    const { swap } = review
    this.claim(review)
    review.turn({ phase: 'asking', built })
    this.tell('INITIATE_SWAP', swap)
    try {
      return await send(adapter, swap, built.transaction)
    } catch (error) {
      this.fail(review, { built, what: 'swap' }, error)
      return undefined
    }
  }

  private claim({ swap, allowsRepeat }: SwapReview): void {
    const now = this.needs.clock.now()
    const [before, deed] = [this.open.read(), deedOf(swap)]
    const isRepeat = before?.account === swap.order.owner && before.deed === deed && now - before.at < limits.open
    if (isRepeat && !allowsRepeat) throw swapError('swap/twice', { at: before.at })
    this.open.write({ at: now, account: swap.order.owner, deed })
  }

  private fail(
    review: SwapReview,
    { built, what }: { readonly built: BuiltSwap; readonly what: 'approval' | 'swap' },
    error: unknown,
  ): void {
    const outcome = failureOutcome(error)
    if (what === 'swap' && outcome !== 'unknown') this.settle()
    if (outcome === 'declined') return review.turn({ phase: 'declined', built, what })
    if (outcome === 'unknown') review.turn({ phase: 'unknown', what })
    else review.turn({ phase: 'failed', error, hasRun: outcome === 'ran' })
    this.tell(what === 'swap' ? 'SWAP_ERROR' : 'SWAP_APPROVAL_ERROR', review.swap, { message: toMessage(error) })
  }

  /** Hands an entry to analytics. */
  tell(event: string, { session, order, source, target, amountOut }: ReviewedSwap, more: object = {}): void {
    const properties = {
      ...{ isSmartAccount: session.account.type === 'smartAccount', network: order.network.caipNetworkId },
      ...{ swapFromToken: source.symbol, swapToToken: target.symbol },
      swapFromAmount: formatUnits(order.amount, source.decimals),
      swapToAmount: formatUnits(amountOut, target.decimals),
      ...more,
    }
    this.needs.publish('analytics:recorded', { event, properties, address: session.account.address })
  }
}

function send(adapter: SwapAdapter, { session, order }: ReviewedSwap, transaction: BuiltSwap['approval']): Promise<string> {
  if (adapter.sendTransaction === undefined || transaction === undefined)
    throw swapError('swap/unsupported', { network: order.network.name })
  return adapter.sendTransaction(session, transaction)
}
