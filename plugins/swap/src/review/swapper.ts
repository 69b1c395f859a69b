import {
  type ChainAdapter,
  type ClockPort,
  type Families,
  type KernelStorage,
  type Publish,
  type TransactionRequest,
  isBillfoldError,
  toMessage,
} from '@billfold/kernel'
import { formatUnits } from '@billfold/kernel/amounts'
import { failureOutcome } from '@billfold/kernel/family'
import type { SwapOutcome } from '../contract.js'
import { swapError } from '../errors.js'
import { type BuildNeeds, type BuiltSwap, buildSwap } from './built-swap.js'
import { followToEnd } from './follow-to-end.js'
import { nextApproval } from './next-approval.js'
import { OpenSwaps } from './open-swaps.js'
import { type Permit, signedPermit, typedDataOf } from './permit.js'
import { type ReviewedSwap, checkUnchanged } from './reviewed-swap.js'
import { stillHolds } from './still-holds.js'
import type { SwapReview } from './swap-review.js'

/** What is asked of the family. */
export type SwapAdapter = Pick<ChainAdapter, 'sendTransaction' | 'sendTogether' | 'signTypedData' | 'followTransaction' | 'tryTransactions'>

/** A swap that a wallet has taken. */
export interface SentSwap {
  /** The name of its transaction, or the wallet's own name where it was sent with its approval as one. */
  readonly name: string
  /** It is known what became of it: the same may be asked for again. */
  settle(): void
  /** Resolves once it is known what became of it. */
  end(): Promise<SwapOutcome>
}

export interface SwapperNeeds {
  readonly families: Pick<Families, 'find'>
  readonly storage: Pick<KernelStorage, 'item'>
  readonly clock: Pick<ClockPort, 'now' | 'after'>
  readonly publish: Publish
  readonly signal: AbortSignal
}

interface Signing {
  readonly built: BuiltSwap
  readonly permit: Permit
  readonly adapter: SwapAdapter
}

interface Approving {
  readonly built: BuiltSwap
  readonly approval: TransactionRequest
  readonly adapter: SwapAdapter
}

/** Asks wallets for the steps of reviewed swaps, one at a time and each once. */
export class Swapper {
  private isAsking = false
  private readonly open: OpenSwaps
  /** Wallets, by network, that could not carry out several calls as one although they say so. */
  private readonly apart = new Set<string>()
  /** The same of wallets that could not sign a permit. */
  private readonly unsigned = new Set<string>()

  constructor(private readonly needs: SwapperNeeds) {
    this.open = new OpenSwaps(needs.storage, needs.clock)
  }

  /**
   * Takes the next step: each approval, and then the swap; or all of it as one. Gives the swap once the wallet has taken it, else undefined: the review
   * says why.
   * What is stale is put together anew first, and has to be said again when it has become worse.
   */
  async goOn(review: SwapReview, adapter: SwapAdapter): Promise<SentSwap | undefined> {
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

  /** Puts a swap together, in steps for a wallet that could not take it as one before. */
  build(swap: ReviewedSwap, { permit, ...needs }: Omit<BuildNeeds, 'isApart' | 'now'>): Promise<BuiltSwap> {
    const place = placeOf(swap)
    const given = { permit: permit ?? (this.unsigned.has(place) ? 'failed' : undefined), isApart: this.apart.has(place) }
    return buildSwap(swap, { ...needs, ...given, now: this.needs.clock.now() })
  }

  private async step(review: SwapReview, adapter: SwapAdapter): Promise<SentSwap | undefined> {
    const isToldAgain = review.step.phase === 'ready' && review.step.isWorse === true
    if (review.built === undefined || (review.isStale && !isToldAgain)) {
      await review.build()
      if (review.step.phase !== 'ready' || review.step.isWorse === true) return undefined
    }
    const { built } = review
    if (built === undefined) return undefined
    if (!(await stillHolds(review.swap, built, { adapter, signal: this.needs.signal }))) {
      // What changed has to be seen before it is asked for.
      await review.build()
      return undefined
    }
    const approval = nextApproval(built)
    if (approval !== undefined) return this.approve(review, { built, approval, adapter })
    if (built.permit === undefined) return this.swap(review, built, adapter)
    const signed = await this.sign(review, { built, permit: built.permit, adapter })
    return signed && this.swap(review, signed, adapter)
  }

  /** Has the permit signed, and gives the swap with it, as the network tried it: undefined where that has to be seen first. */
  private async sign(review: SwapReview, { built, permit, adapter }: Signing): Promise<BuiltSwap | undefined> {
    const { session } = review.swap
    this.refuseRepeat(review)
    review.turn({ phase: 'signing', built })
    try {
      const signed = signedPermit(permit, (await adapter.signTypedData?.(session, typedDataOf(permit))) ?? '')
      review.notePermit(signed ?? 'failed')
    } catch (error) {
      const isDeclined = failureOutcome(error) === 'declined'
      review.notePermit(isDeclined ? 'declined' : 'failed')
      if (isBillfoldError(error, 'wallet/unsupported')) this.unsigned.add(placeOf(review.swap))
      // A signature sends nothing: whatever happened, the approval can be asked for.
      const apart = { ...built, permit: undefined }
      review.turn(isDeclined ? { phase: 'declined', built: apart, what: 'permit' } : { phase: 'ready', built: apart })
      return undefined
    }
    await review.build()
    const { step } = review
    return step.phase === 'ready' && step.isWorse !== true && step.built.approvals.length === 0 ? step.built : undefined
  }

  private async approve(review: SwapReview, { built, approval, adapter }: Approving): Promise<undefined> {
    const { swap } = review
    const { signal, clock } = this.needs
    review.turn({ phase: 'approving', built })
    try {
      const hash = await send(adapter, swap, approval)
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

  private async swap(review: SwapReview, built: BuiltSwap, adapter: SwapAdapter): Promise<SentSwap | undefined> {
    const { swap } = review
    const { signal, clock } = this.needs
    this.refuseRepeat(review)
    const open = this.open.add(swap)
    const settle = (): void => this.open.remove(open)
    review.turn({ phase: 'asking', built })
    this.tell('INITIATE_SWAP', swap)
    try {
      if (built.isOneStep && adapter.sendTogether !== undefined) {
        const taken = await adapter.sendTogether(swap.session, [...built.approvals, built.transaction])
        return { name: taken.id, settle, end: async () => (await taken.end(signal)).status }
      }
      const hash = await send(adapter, swap, built.transaction)
      return { name: hash, settle, end: () => followToEnd({ adapter, clock, signal }, { hash, swap }) }
    } catch (error) {
      if (failureOutcome(error) !== 'unknown') settle()
      this.fail(review, { built, what: 'swap' }, error)
      return undefined
    }
  }

  /** Throws when the same was asked for, and nobody knows that it was not sent. */
  private refuseRepeat({ swap, allowsRepeat }: SwapReview): void {
    const before = this.open.find(swap)
    if (before !== undefined && !allowsRepeat) throw swapError('swap/twice', { at: before.at })
  }

  private fail(
    review: SwapReview,
    { built, what }: { readonly built: BuiltSwap; readonly what: 'approval' | 'swap' },
    error: unknown,
  ): void {
    const outcome = failureOutcome(error)
    if (outcome === 'declined') return review.turn({ phase: 'declined', built, what })
    if (built.isOneStep && isBillfoldError(error, 'wallet/unsupported')) return this.takeApart(review, built)
    if (outcome === 'unknown') review.turn({ phase: 'unknown', what })
    else review.turn({ phase: 'failed', error, hasRun: outcome === 'ran' })
    this.tell(what === 'swap' ? 'SWAP_ERROR' : 'SWAP_APPROVAL_ERROR', review.swap, { message: toMessage(error) })
  }

  /** The wallet said that it can, and cannot: it is asked step by step from now on. */
  private takeApart(review: SwapReview, built: BuiltSwap): void {
    this.apart.add(placeOf(review.swap))
    review.takeApart(built)
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

function send(adapter: SwapAdapter, { session, order }: ReviewedSwap, transaction: TransactionRequest): Promise<string> {
  if (adapter.sendTransaction === undefined) throw swapError('swap/unsupported', { network: order.network.name })
  return adapter.sendTransaction(session, transaction)
}

function placeOf({ session, order }: ReviewedSwap): string {
  return `${session.connector.id} ${order.network.caipNetworkId}`
}
