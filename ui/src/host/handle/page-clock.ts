import type { ClockPort } from '@billfold/kernel'

/** The page's timers, for what happens before the ports of the kernel are loaded. */
export const pageClock: Pick<ClockPort, 'after'> = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Runs when the page has nothing more urgent to do, and when the signal aborts at the latest. */
export function whenIdle(run: () => void, signal: AbortSignal): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2_000 })
  else pageClock.after(1, run)
  signal.addEventListener('abort', run)
}
