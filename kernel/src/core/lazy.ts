import { kernelError } from './errors/kernel-errors.js'
import type { ClockPort } from './ports.js'

/** A part whose code is loaded when somebody first needs it. */
export interface Lazy<T> {
  /** The part, once it is loaded. */
  readonly value: T | undefined
  /** Loads the part, once. Rejects when its code does not arrive; the next call tries again. */
  load(): Promise<T>
  /** Runs something with the part: in this turn when it is loaded. */
  use<R>(run: (part: T) => R | Promise<R>): Promise<R>
  /** Loads nothing any more: what is asked for from now on, or still on its way, rejects. */
  dispose(): void
}

export interface LazyOptions {
  /** What the code is good for, as messages say it: `The code for … could not be loaded`. */
  readonly what: string
  readonly clock: Pick<ClockPort, 'after'>
  /** Hears of the first failure, before the second try. */
  readonly onRetry?: (message: string, error: unknown) => void
  /** Makes the error that `load` rejects with; absent, it is `kernel/not-arrived`. */
  readonly failure?: (cause: unknown) => Error
}

/** The retry policy of everything that is loaded late: two tries of this length with this gap between them, in milliseconds. */
const loadLimit = 10_000
const retryGap = 1_000

/** Loads a part of the code at its first use. The one retry policy: a deployment in between or a lost packet is over a second later. */
export function lazy<T>(load: () => Promise<T>, { what, clock, onRetry, failure }: LazyOptions): Lazy<T> {
  let value: T | undefined
  let pending: Promise<T> | undefined
  let isOver = false

  const attempt = (): Promise<T> =>
    new Promise((resolve, reject) => {
      const cancel = clock.after(loadLimit, () => reject(new Error(`nothing came within ${loadLimit} ms`)))
      // In an async function, what `load` throws is a rejection too.
      void (async () => load())().then(resolve, reject).finally(cancel)
    })
  const loadTwice = async (): Promise<T> => {
    try {
      return await attempt()
    } catch (error) {
      onRetry?.(`The code for ${what} did not arrive and is asked for once more`, error)
    }
    await new Promise<void>((resolve) => void clock.after(retryGap, resolve))
    return attempt().catch((cause: unknown) => {
      throw failure?.(cause) ?? kernelError('kernel/not-arrived', { purpose: what }, cause)
    })
  }
  const refuseWhenOver = (): void => {
    if (isOver) throw kernelError('kernel/destroyed', { operation: what })
  }
  const loadOnce = async (): Promise<T> => {
    try {
      const loaded = await loadTwice()
      refuseWhenOver()
      return (value = loaded)
    } finally {
      pending = undefined
    }
  }
  const part: Lazy<T> = {
    get value() {
      return value
    },
    load: async () => {
      if (value !== undefined) return value
      refuseWhenOver()
      return (pending ??= loadOnce())
    },
    use: async (run) => run(value ?? (await part.load())),
    dispose: () => void (isOver = true),
  }
  return part
}
