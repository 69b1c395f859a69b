import type { ClockPort } from '../src/core/ports.js'

/** Something asked for from outside, as its readers see it. Observable. */
export interface Loaded<T> {
  /** The last answer, also while a newer one is on its way or could not be had. */
  readonly value: T | undefined
  /** When that answer came, in milliseconds since 1970. */
  readonly at: number | undefined
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed' | 'offline'
  /** True while there is only an old answer to show. */
  readonly isStale: boolean
  /** Seconds until it may be asked again after a failure, or is asked again by itself; 0 while nothing is waited for. */
  readonly secondsLeft: number
  /** Asks again, unless that is locked. Never rejects: the outcome is in `phase`. */
  refresh(): Promise<void>
}

/** An answer and when it came. */
export interface Answer<T> {
  /** In milliseconds since 1970. */
  readonly at: number
  readonly value: T
}

/** Parts of one request. */
export interface LoadContext<T> {
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal
  /** The last answer, when it is asked for anew. */
  readonly last: T | undefined
  /** Reports that the service is asked again by itself after so many milliseconds. */
  onWait(milliseconds: number): void
}

/** Functions and times of a resource. */
export interface ResourceOptions<Q, T> {
  readonly clock: Pick<ClockPort, 'now' | 'monotonic' | 'after'>
  /** Tells questions apart. */
  key(question: Q): string
  load(question: Q, context: LoadContext<T>): Promise<T>
  /** Milliseconds for which an answer counts as new; none by default. */
  readonly fresh?: number
  /** Milliseconds for which a failure blocks further requests of the same question; none by default. */
  readonly lockout?: number
  /** Milliseconds below which an announced wait is not counted down. */
  readonly shortestWait?: number
  /** False while nothing is to be asked, as when the device is offline. Always true by default. */
  isReachable?(): boolean
  /** Reads an answer that is still new, kept from before. */
  cached?(question: Q): Answer<T> | undefined
  /** Hears every answer, and undefined when the resource turns to a question without one. */
  onAnswer?(question: Q, answer: Answer<T> | undefined): void
  /** Hears every failure that is not for want of a network. */
  onFailure?(question: Q, error: unknown): void
}
