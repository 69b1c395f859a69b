import { type ChainAdapter, isBillfoldError } from '@billfold/kernel'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { sendingError } from '../errors.js'
import { type Finding, isHalt } from '../guard/judge-receiver.js'
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
  /** What is noticed of the receiver. */
  findings: readonly Finding[] = []
  /** True once the visitor has looked at what stops the transfer, and means it. */
  hasLooked = false
  /** True once the visitor has said that the same transfer is meant again. */
  allowsRepeat = false
  readonly transfer: ReviewedTransfer
  private readonly adapter: Pick<ChainAdapter, 'transferFee'>

  constructor({ transfer, adapter }: ReviewParts) {
    this.transfer = transfer
    this.adapter = adapter
    makeAutoObservable<this, 'adapter'>(
      this,
      { transfer: false, adapter: false, fee: observableRef, approval: observableRef, findings: observableRef },
      { autoBind: true },
    )
  }

  /** What has to be looked at before the wallet is asked. */
  get halts(): readonly Finding[] {
    return this.findings.filter(isHalt)
  }

  /** True when the wallet may be asked: nothing known stands in the way, and no outcome is open. */
  get mayAsk(): boolean {
    const { approval, fee, allowsRepeat } = this
    if (fee.phase === 'loading' || fee.phase === 'failed' || approval.phase === 'asking') return false
    if (this.halts.length > 0 && !this.hasLooked) return false
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

  /** Takes what is noticed of the receiver. What stops the transfer and was not there before has to be looked at again. */
  notice(findings: readonly Finding[]): void {
    const known = this.halts.map(({ kind }) => kind)
    this.findings = findings
    if (this.halts.some(({ kind }) => !known.includes(kind))) this.hasLooked = false
  }

  look(hasLooked: boolean): void {
    this.hasLooked = hasLooked
  }

  /** Throws while something that stops the transfer was not looked at. */
  checkHalts(): void {
    const [halt] = this.hasLooked ? [] : this.halts
    if (halt !== undefined) throw sendingError('sending/halted', { reason: halt.kind })
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
