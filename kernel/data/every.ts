import type { ClockPort } from '../src/core/ports.js'

/** Runs something again and again, first after one interval. Returns what ends it. */
export function every(clock: Pick<ClockPort, 'after'>, milliseconds: number, run: () => void): () => void {
  let stop: (() => void) | undefined = clock.after(milliseconds, again)
  function again(): void {
    run()
    // It may have been ended by what ran.
    if (stop !== undefined) stop = clock.after(milliseconds, again)
  }
  return () => {
    stop?.()
    stop = undefined
  }
}
