import type { ClockPort } from './ports.js'

/** Code that is loaded when somebody first needs it. */
export interface PlainLazy<T> {
  /** The code, once it is loaded. */
  readonly value: T | undefined
  /** Loads the code, once. Rejects when it does not arrive; the next call tries again. */
  load(): Promise<T>
}

/** The retry policy of everything that is loaded late: two tries of this length with this gap between them, in milliseconds. */
const loadLimit = 10_000
const retryGap = 1_000

/**
 * Loads code at its first use, also in a page that has no kernel yet: it rejects with the error of the second try. The one retry
 * policy: a deployment in between or a lost packet is over a second later.
 */
export function plainLazy<T>(load: () => Promise<T>, clock: Pick<ClockPort, 'after'>, onRetry?: (error: unknown) => void): PlainLazy<T> {
  let value: T | undefined
  let pending: Promise<T> | undefined

  const attempt = (): Promise<T> =>
    new Promise((resolve, reject) => {
      const cancel = clock.after(loadLimit, () => reject(new Error(`nothing came within ${loadLimit} ms`)))
      // In an async function, what `load` throws is a rejection too.
      void (async () => load())().then(resolve, reject).finally(cancel)
    })
  const loadTwice = async (): Promise<T> => {
    try {
      value = await attempt().catch(async (error: unknown) => {
        onRetry?.(error)
        await new Promise<void>((resolve) => void clock.after(retryGap, resolve))
        return attempt()
      })
      return value
    } finally {
      pending = undefined
    }
  }
  return {
    get value() {
      return value
    },
    load: async () => value ?? (pending ??= loadTwice()),
  }
}
