import { kernelError } from './errors/kernel-errors.js'
import { type PlainLazy, plainLazy } from './plain-lazy.js'
import type { ClockPort } from './ports.js'

/** A part whose code is loaded when somebody first needs it. Its failures are errors of the kernel. */
export interface Lazy<T> extends PlainLazy<T> {
  /** Runs something with the part: in this turn when it is loaded. */
  use<R>(run: (part: T) => R | Promise<R>): Promise<R>
  /** Loads nothing any more: what is asked for from now on, or still on its way, rejects. */
  dispose(): void
}

export interface LazyOptions {
  /** Purpose of the code, for messages: `The code for … could not be loaded`. */
  readonly what: string
  readonly clock: Pick<ClockPort, 'after'>
  /** Hears of the first failure, before the second try. */
  readonly onRetry?: (message: string, error: unknown) => void
  /** Makes the error that `load` rejects with; absent, it is `kernel/not-arrived`. */
  readonly failure?: (cause: unknown) => Error
}

/** Loads a part of the code at its first use, with the retry policy of `plainLazy`. */
export function lazy<T>(load: () => Promise<T>, { what, clock, onRetry, failure }: LazyOptions): Lazy<T> {
  let isOver = false
  let value: T | undefined
  const code = plainLazy(load, clock, (error) => onRetry?.(`The code for ${what} did not arrive and is asked for once more`, error))
  const refuseWhenOver = (): void => {
    if (isOver) throw kernelError('kernel/destroyed', { operation: what })
  }
  const part: Lazy<T> = {
    get value() {
      return value
    },
    load: async () => {
      if (value !== undefined) return value
      refuseWhenOver()
      const loaded = await code.load().catch((cause: unknown) => {
        throw failure?.(cause) ?? kernelError('kernel/not-arrived', { purpose: what }, cause)
      })
      refuseWhenOver()
      return (value = loaded)
    },
    use: async (run) => run(value ?? (await part.load())),
    dispose: () => void (isOver = true),
  }
  return part
}
