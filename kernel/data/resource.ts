import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Answer, Loaded, ResourceOptions } from './resource-options.js'

interface Request {
  readonly controller: AbortController
  readonly done: Promise<void>
}

const mostLocks = 50

/** Members that are read by the clock or by nobody outside: MobX keeps none of them. */
const plain = {
  ...{ question: false, outdated: false, request: false, locks: false, stopTick: false, options: false },
  ...{ isFresh: false, lockedUntil: false, isLocked: false, isReachable: false },
} as const

/** One question to the outside and its newest answer: load, cache, retry, lockout with a countdown, old values kept as stale. */
export class Resource<Q, T> implements Loaded<T> {
  phase: Loaded<T>['phase'] = 'idle'
  /** The last failure, until an answer comes or the resource turns to another question. */
  error: unknown = undefined
  secondsLeft = 0
  private answer: Answer<T> | undefined = undefined
  private question: Q | undefined = undefined
  /** Key of the question whose answer no longer counts, whatever is kept of it. */
  private outdated: string | undefined = undefined
  private request: Request | undefined = undefined
  /** Ends of lockouts by the monotonic clock, by key. */
  private readonly locks = new Map<string, number>()
  private stopTick: () => void = noTick
  private readonly options: ResourceOptions<Q, T>

  constructor(options: ResourceOptions<Q, T>) {
    this.options = options
    makeAutoObservable<this, 'answer' | keyof typeof plain>(
      this,
      { error: observableRef, answer: observableRef, ...plain },
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

  /** Turns to a question. A request for another one is cancelled, and its answer is not shown. */
  aim(question: Q | undefined): void {
    const isSame = this.keyOf(question) === this.keyOf(this.question)
    this.question = question
    if (isSame) return
    this.abort()
    this.error = undefined
    this.show(question && this.readCached(question))
    this.countDown(this.lockedUntil)
    if (this.answer === undefined && this.secondsLeft > 0) this.phase = 'failed'
  }

  /** Asks unless a new answer is there, or one is on its way. */
  async renew(): Promise<void> {
    if (this.isFresh) return
    const kept = this.request === undefined && this.question !== undefined ? this.readCached(this.question) : undefined
    if (kept !== undefined && kept.at !== this.at) return this.show(kept)
    await this.ask(undefined)
  }

  async refresh(): Promise<void> {
    await this.ask(this.value)
  }

  /** Asks anew in place of a request that is running: what that would answer is old already. */
  async reload(): Promise<void> {
    this.outdated = this.keyOf(this.question)
    if (this.isLocked || !this.isReachable) return
    this.abort()
    await this.ask(this.value)
  }

  /** Cancels what is running. What was answered stays. */
  cancel(): void {
    if (this.request === undefined) return
    this.abort()
    this.phase = this.error === undefined ? (this.answer === undefined ? 'idle' : 'ready') : 'failed'
    this.countDown(this.lockedUntil)
  }

  dispose(): void {
    this.abort()
    this.stopTick()
  }

  private get isFresh(): boolean {
    const { at, phase, options } = this
    if (at === undefined || phase !== 'ready' || this.outdated === this.keyOf(this.question)) return false
    const age = options.clock.now() - at
    // A clock that was set back makes nothing new.
    return age >= 0 && age < (options.fresh ?? 0)
  }

  private get lockedUntil(): number {
    return this.locks.get(this.keyOf(this.question) ?? '') ?? 0
  }

  private get isLocked(): boolean {
    return this.lockedUntil > this.options.clock.monotonic()
  }

  private get isReachable(): boolean {
    return this.options.isReachable?.() ?? true
  }

  private keyOf(question: Q | undefined): string | undefined {
    return question === undefined ? undefined : this.options.key(question)
  }

  private readCached(question: Q): Answer<T> | undefined {
    return this.outdated === this.options.key(question) ? undefined : this.options.cached?.(question)
  }

  private ask(last: T | undefined): Promise<void> {
    const { question, request } = this
    if (request !== undefined) return request.done
    if (question === undefined || this.isLocked) return Promise.resolve()
    if (!this.isReachable) return Promise.resolve(this.move('offline'))
    const controller = new AbortController()
    const done = this.run(question, { controller, last })
    this.request = { controller, done }
    return done
  }

  private async run(question: Q, { controller, last }: { controller: AbortController; last: T | undefined }): Promise<void> {
    const { signal } = controller
    this.move('loading')
    try {
      const value = await this.options.load(question, { signal, last, onWait: (wait) => this.wait(signal, wait) })
      if (!signal.aborted) runInAction(() => this.succeed(question, value))
    } catch (error) {
      // A cancelled request fails on purpose.
      if (!signal.aborted) runInAction(() => this.fail(question, error))
    }
  }

  private succeed(question: Q, value: T): void {
    this.request = undefined
    this.outdated = undefined
    this.error = undefined
    this.countDown(0)
    this.show({ at: this.options.clock.now(), value }, question)
  }

  private fail(question: Q, error: unknown): void {
    const { clock, lockout = 0, onFailure } = this.options
    this.request = undefined
    this.error = error
    this.countDown(0)
    if (!this.isReachable) return this.move('offline')
    this.phase = 'failed'
    if (lockout > 0) this.lock(this.options.key(question), clock.monotonic() + lockout)
    onFailure?.(question, error)
  }

  private lock(key: string, until: number): void {
    this.locks.delete(key)
    this.locks.set(key, until)
    const [oldest] = this.locks.keys()
    if (this.locks.size > mostLocks && oldest !== undefined) this.locks.delete(oldest)
    this.countDown(until)
  }

  private wait(signal: AbortSignal, milliseconds: number): void {
    if (signal.aborted || milliseconds < (this.options.shortestWait ?? 0)) return
    this.countDown(this.options.clock.monotonic() + milliseconds)
  }

  /** Counts the seconds to a moment of the monotonic clock. */
  private countDown(until: number): void {
    const { clock } = this.options
    this.stopTick()
    this.secondsLeft = Math.max(0, Math.ceil((until - clock.monotonic()) / 1_000))
    this.stopTick = this.secondsLeft === 0 ? noTick : clock.after(1_000, () => this.countDown(until))
  }

  private show(answer: Answer<T> | undefined, question: Q | undefined = this.question): void {
    this.answer = answer
    this.phase = answer === undefined ? 'idle' : 'ready'
    if (question !== undefined) this.options.onAnswer?.(question, answer)
  }

  private move(phase: Loaded<T>['phase']): void {
    this.phase = phase
  }

  private abort(): void {
    this.request?.controller.abort()
    this.request = undefined
  }
}

function noTick(): void {
  // Nothing is counted.
}
