import type { ClockPort } from './ports.js'

/**
 * Settles as `run` does, or as soon as the signal aborts: with the signal's reason, or as `onAbort` says. A wallet may never
 * answer, and may answer with anything: what it says too late is ignored. The signal may be aborted already, or absent.
 */
export function raceAbort<T, R = never>(run: () => T, signal: AbortSignal | undefined, onAbort?: () => R): Promise<Awaited<T> | R> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      try {
        if (onAbort === undefined) reject(signal?.reason)
        else resolve(onAbort())
      } catch (error) {
        reject(error)
      }
    }
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort, { once: true })
    const answer = new Promise<Awaited<T>>((settle) => settle(run() as Awaited<T>))
    const stop = (): void => signal?.removeEventListener('abort', abort)
    void answer.then(stop, stop)
    void answer.then(resolve, reject)
  })
}

export interface TimeoutOptions<R> {
  readonly clock: Pick<ClockPort, 'after'>
  readonly milliseconds: number
  /** Says what comes of it when the time is over: a value, or what it throws. */
  readonly onTimeout: () => R
}

/** Settles as `run` does, or when the time is over. Leaves no timer behind. */
export function withTimeout<T, R = never>(run: () => T, { clock, milliseconds, onTimeout }: TimeoutOptions<R>): Promise<Awaited<T> | R> {
  const limit = new AbortController()
  const cancel = clock.after(milliseconds, () => limit.abort())
  return raceAbort(run, limit.signal, onTimeout).finally(cancel)
}

/** Resolves after a time. Rejects with the signal's reason, and leaves no timer, when that aborts before. */
export function pause(clock: Pick<ClockPort, 'after'>, milliseconds: number, signal?: AbortSignal): Promise<void> {
  let cancel = (): void => undefined
  const over = (): Promise<void> => new Promise((resolve) => (cancel = clock.after(milliseconds, resolve)))
  return raceAbort(over, signal).finally(() => cancel())
}
