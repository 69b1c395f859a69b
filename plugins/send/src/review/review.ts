import { type ChainAdapter, type ClockPort, type Log, type TransferFees, type TransferForecast, isBillfoldError } from '@billfold/kernel'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { sendingError } from '../errors.js'
import { type Finding, isHalt } from '../guard/judge-receiver.js'
import { limits } from '../limits.js'
import type { ReviewedTransfer } from './reviewed-transfer.js'

/** What is known of the fee. */
export type FeeState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'known'; readonly most: bigint; readonly likely?: bigint }
  | { readonly phase: 'untold' }
  | { readonly phase: 'failed'; readonly error: unknown }

/** What the network foresees, once it has tried the transfer; `untold` where nobody can try. */
export type ForecastState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'untold' }
  | { readonly phase: 'known'; readonly forecast: TransferForecast }

/** How the approval stands. */
export type ApprovalState =
  | { readonly phase: 'ready' }
  | { readonly phase: 'asking' }
  /** What it costs is more than was shown: it has to be said once more. */
  | { readonly phase: 'risen' }
  | { readonly phase: 'declined' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'unknown'; readonly error: unknown }

export interface ReviewParts {
  readonly transfer: ReviewedTransfer
  readonly adapter: Pick<ChainAdapter, 'transferFee' | 'transferFees' | 'forecastTransfer'>
  readonly clock: Pick<ClockPort, 'monotonic'>
  readonly log: Pick<Log, 'debug'>
}

/** One transfer before it is approved: what it costs, and how the asking stands. */
export class Review {
  fee: FeeState = { phase: 'loading' }
  forecast: ForecastState = { phase: 'loading' }
  approval: ApprovalState = { phase: 'ready' }
  /** What is noticed of the receiver. */
  findings: readonly Finding[] = []
  /** True once everybody has said what is known of the receiver, or took too long for it. */
  isJudged = false
  /** True once the visitor has looked at what stops the transfer, and means it. */
  hasLooked = false
  /** True once the visitor has said that the same transfer is meant again. */
  allowsRepeat = false
  readonly transfer: ReviewedTransfer
  private readonly parts: Omit<ReviewParts, 'transfer'>
  private judging: Promise<void> = Promise.resolve()
  /** When the fee was told. */
  private toldAt = 0

  constructor({ transfer, ...parts }: ReviewParts) {
    this.transfer = transfer
    this.parts = parts
    makeAutoObservable<this, 'parts' | 'toldAt' | 'judging'>(
      this,
      {
        transfer: false,
        parts: false,
        toldAt: false,
        judging: false,
        fee: observableRef,
        forecast: observableRef,
        approval: observableRef,
        findings: observableRef,
      },
      { autoBind: true },
    )
  }

  /** What has to be looked at before the wallet is asked. */
  get halts(): readonly Finding[] {
    return [...this.findings, ...(this.arrives === undefined || this.arrives > 0n ? [] : [{ kind: 'nothing-arrives' } as const])].filter(
      isHalt,
    )
  }

  /** What the receiver would get; undefined while nobody says. */
  get arrives(): bigint | undefined {
    return this.forecast.phase === 'known' ? this.forecast.forecast.arrives : undefined
  }

  /** True when the wallet may be asked: nothing known stands in the way, and no outcome is open. */
  get mayAsk(): boolean {
    const { approval, fee, forecast, allowsRepeat } = this
    if (!this.isJudged) return false
    if (fee.phase === 'loading' || forecast.phase === 'loading' || fee.phase === 'failed' || approval.phase === 'asking') return false
    if (this.halts.length > 0 && !this.hasLooked) return false
    if (approval.phase === 'ready' || approval.phase === 'declined' || approval.phase === 'risen') return true
    if (approval.phase === 'unknown') return false
    if (isBillfoldError(approval.error, 'sending/twice')) return allowsRepeat
    return !isBillfoldError(approval.error, 'sending/changed')
  }

  /** Asks what it costs. A failure says whether it could be sent at all. */
  async estimate(): Promise<void> {
    const { adapter } = this.parts
    if (adapter.transferFee === undefined && adapter.transferFees === undefined) return this.tellFee({ phase: 'untold' })
    this.tellFee({ phase: 'loading' })
    try {
      const fees = await this.askFees()
      runInAction(() => this.tellFee({ phase: 'known', ...fees }))
    } catch (error) {
      runInAction(() => this.tellFee({ phase: 'failed', error }))
    }
  }

  /** Lets the network try it. Nobody has to: without that it is told by the fee whether it can be sent. */
  async foresee(signal: AbortSignal): Promise<void> {
    const { adapter, log } = this.parts
    const { session, request } = this.transfer
    try {
      const forecast = await adapter.forecastTransfer?.(session, request, signal)
      runInAction(() => (this.forecast = forecast === undefined ? { phase: 'untold' } : { phase: 'known', forecast }))
    } catch (error) {
      log.debug('What a transfer would do could not be tried', error)
      runInAction(() => (this.forecast = { phase: 'untold' }))
    }
  }

  /** Takes what is noticed of the receiver. What stops the transfer and was not there before has to be looked at again. */
  notice(findings: readonly Finding[]): void {
    const known = this.halts.map(({ kind }) => kind)
    this.findings = findings
    if (this.halts.some(({ kind }) => !known.includes(kind))) this.hasLooked = false
  }

  /** Waits for those who judge the receiver: nothing is asked for before they have spoken, or where they cannot. */
  async awaitJudges(judges: Promise<void>): Promise<void> {
    this.judging = judges
    try {
      await judges
      runInAction(() => (this.isJudged = true))
    } catch (error) {
      runInAction(() => this.turn({ phase: 'failed', error }))
    }
  }

  look(hasLooked: boolean): void {
    this.hasLooked = hasLooked
  }

  /** Throws while something that stops the transfer was not looked at. */
  async checkHalts(): Promise<void> {
    await this.judging
    const [halt] = this.hasLooked ? [] : this.halts
    if (halt !== undefined) throw sendingError('sending/halted', { reason: halt.kind })
  }

  /** Asks once more what it costs, where that was some time ago. True when it is now clearly more: the visitor has not seen that. */
  async hasRisen(): Promise<boolean> {
    const { fee: before } = this
    const { clock } = this.parts
    if (before.phase !== 'known' || clock.monotonic() - this.toldAt < limits.feeFresh) return false
    await this.estimate()
    const { fee } = this
    if (fee.phase === 'failed') throw fee.error
    return fee.phase === 'known' && fee.most * 10n > before.most * 12n
  }

  allowRepeat(allows: boolean): void {
    this.allowsRepeat = allows
  }

  turn(approval: ApprovalState): void {
    this.approval = approval
  }

  private async askFees(): Promise<Pick<TransferFees, 'most'> & Partial<TransferFees>> {
    const { adapter } = this.parts
    const { session, request } = this.transfer
    if (adapter.transferFees !== undefined) return adapter.transferFees(session, request)
    return { most: (await adapter.transferFee?.(session, request)) ?? 0n }
  }

  private tellFee(fee: FeeState): void {
    this.toldAt = this.parts.clock.monotonic()
    this.fee = fee
  }
}
