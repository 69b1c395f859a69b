import { type ChainAdapter, isBillfoldError } from '@billfold/kernel'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ReviewedTransfer } from './reviewed-transfer.js'

/** What is known of the fee. */
export type FeeState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'known'; readonly most: bigint }
  | { readonly phase: 'untold' }
  | { readonly phase: 'failed'; readonly error: unknown }

/** How the approval stands. */
export type ApprovalState =
  | { readonly phase: 'ready' }
  | { readonly phase: 'asking' }
  | { readonly phase: 'declined' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'unknown'; readonly error: unknown }

export interface ReviewParts {
  readonly transfer: ReviewedTransfer
  readonly adapter: Pick<ChainAdapter, 'transferFee'>
}

/** One transfer before it is approved: what it costs, and how the asking stands. */
export class Review {
  fee: FeeState = { phase: 'loading' }
  approval: ApprovalState = { phase: 'ready' }
  /** True once the visitor has said that the same transfer is meant again. */
  allowsRepeat = false
  readonly transfer: ReviewedTransfer
  private readonly adapter: Pick<ChainAdapter, 'transferFee'>

  constructor({ transfer, adapter }: ReviewParts) {
    this.transfer = transfer
    this.adapter = adapter
    makeAutoObservable<this, 'adapter'>(
      this,
      { transfer: false, adapter: false, fee: observableRef, approval: observableRef },
      { autoBind: true },
    )
  }

  /** True when the wallet may be asked: nothing known stands in the way, and no outcome is open. */
  get mayAsk(): boolean {
    const { approval, fee, allowsRepeat } = this
    if (fee.phase === 'loading' || fee.phase === 'failed' || approval.phase === 'asking') return false
    if (approval.phase === 'ready' || approval.phase === 'declined') return true
    if (approval.phase === 'unknown') return false
    if (isBillfoldError(approval.error, 'sending/twice')) return allowsRepeat
    return !isBillfoldError(approval.error, 'sending/changed')
  }

  /** Asks what it costs. A failure says whether it could be sent at all. */
  async estimate(): Promise<void> {
    const { transfer, adapter } = this
    if (adapter.transferFee === undefined) return this.tellFee({ phase: 'untold' })
    this.tellFee({ phase: 'loading' })
    try {
      const most = await adapter.transferFee(transfer.session, transfer.request)
      runInAction(() => this.tellFee({ phase: 'known', most }))
    } catch (error) {
      runInAction(() => this.tellFee({ phase: 'failed', error }))
    }
  }

  allowRepeat(allows: boolean): void {
    this.allowsRepeat = allows
  }

  turn(approval: ApprovalState): void {
    this.approval = approval
  }

  private tellFee(fee: FeeState): void {
    this.fee = fee
  }
}
