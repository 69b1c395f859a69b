import type { ClockPort, DevicePort } from '@billfold/kernel'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Loaded } from '../contract.js'
import { limits } from '../limits.js'
import type { AccountQuestion } from './account-question.js'

/** An answer and when it came. */
export interface Answer<T> {
  readonly at: number
  readonly value: T
}

/** How a resource gets, keeps and tells its answers. */
export interface ResourceNeeds<T> {
  readonly clock: Pick<ClockPort, 'now' | 'monotonic' | 'after'>
  readonly device: Pick<DevicePort, 'isOnline'>
  /** An answer that is still new, kept from before. */
  cached(question: AccountQuestion): Answer<T> | undefined
  /** `last` is what is known, when somebody wants it anew. */
  load(question: AccountQuestion, asking: { readonly signal: AbortSignal; readonly last: T | undefined }): Promise<T>
  /** Told of every answer, and of undefined when another account is in front. */
  onAnswer(question: AccountQuestion, answer: Answer<T> | undefined): void
  onFailed(question: AccountQuestion, error: unknown): void
}

/** Something about the account in front: asked for once, kept while it is new, shown greyed when no newer answer can be had. */
export class AccountResource<T> implements Loaded<T> {
  phase: Loaded<T>['phase'] = 'idle'
  secondsLeft = 0
  private answer: Answer<T> | undefined = undefined
  private question: AccountQuestion | undefined = undefined
  private lockedUntil = 0
  private asking: { readonly controller: AbortController; readonly done: Promise<void> } | undefined = undefined
  private stopTick: () => void = noTick
  private readonly needs: ResourceNeeds<T>

  constructor(needs: ResourceNeeds<T>) {
    this.needs = needs
    makeAutoObservable<this, 'answer' | 'question' | 'lockedUntil' | 'asking' | 'stopTick' | 'needs'>(
      this,
      { answer: observableRef, question: false, lockedUntil: false, asking: false, stopTick: false, needs: false },
      { autoBind: true },
    )
  }

  get value(): T | undefined {
    return this.answer?.value
  }

  get at(): number | undefined {
    return this.answer?.at
  }

  get isStale(): boolean {
    return this.answer !== undefined && (this.phase === 'failed' || this.phase === 'offline')
  }

  /** Turns to an account. What was asked of another one is called off, and what it holds is not shown. */
  aim(question: AccountQuestion | undefined): void {
    const isSame = question?.key === this.question?.key
    this.question = question
    if (isSame) return
    this.callOff()
    this.unlock()
    this.show(question && this.needs.cached(question))
  }

  /** Asks unless a new answer is there, or one is on its way. */
  async renew(): Promise<void> {
    const { at } = this
    if (at !== undefined && this.phase === 'ready' && this.needs.clock.now() - at < limits.fresh) return
    await this.ask(undefined)
  }

  async refresh(): Promise<void> {
    await this.ask(this.value)
  }

  dispose(): void {
    this.callOff()
    this.stopTick()
  }

  private ask(last: T | undefined): Promise<void> {
    const { question, needs, asking } = this
    if (asking !== undefined) return asking.done
    if (question === undefined || this.secondsLeft > 0) return Promise.resolve()
    if (!needs.device.isOnline()) return Promise.resolve(this.move('offline'))
    const controller = new AbortController()
    const done = this.run(question, { controller, last })
    this.asking = { controller, done }
    return done
  }

  private async run(question: AccountQuestion, { controller, last }: { controller: AbortController; last: T | undefined }): Promise<void> {
    const { signal } = controller
    this.move('loading')
    try {
      const value = await this.needs.load(question, { signal, last })
      if (!signal.aborted) runInAction(() => this.succeed(question, value))
    } catch (error) {
      // What was called off failed on purpose.
      if (!signal.aborted) runInAction(() => this.fail(question, error))
    }
  }

  private succeed(question: AccountQuestion, value: T): void {
    this.asking = undefined
    this.answer = { at: this.needs.clock.now(), value }
    this.phase = 'ready'
    this.needs.onAnswer(question, this.answer)
  }

  private fail(question: AccountQuestion, error: unknown): void {
    this.asking = undefined
    if (!this.needs.device.isOnline()) return this.move('offline')
    this.phase = 'failed'
    this.lockedUntil = this.needs.clock.monotonic() + limits.lockout
    this.tick()
    this.needs.onFailed(question, error)
  }

  /** Counts down to the moment when it may be tried again. */
  private tick(): void {
    this.secondsLeft = Math.max(0, Math.ceil((this.lockedUntil - this.needs.clock.monotonic()) / 1_000))
    this.stopTick = this.secondsLeft === 0 ? noTick : this.needs.clock.after(1_000, this.tick)
  }

  private show(answer: Answer<T> | undefined): void {
    this.answer = answer
    this.phase = answer === undefined ? 'idle' : 'ready'
    if (this.question !== undefined) this.needs.onAnswer(this.question, answer)
  }

  private move(phase: Loaded<T>['phase']): void {
    this.phase = phase
  }

  private callOff(): void {
    this.asking?.controller.abort()
    this.asking = undefined
  }

  private unlock(): void {
    this.stopTick()
    this.stopTick = noTick
    this.secondsLeft = 0
  }
}

function noTick(): void {
  // Nothing is counted.
}
