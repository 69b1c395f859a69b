import type { ClockPort } from '../src/core/ports.js'
import type { BrowserHost } from './host.js'
import type { UndoList } from './undo-list.js'

type ClockHost = Pick<BrowserHost, 'cancelIdleCallback' | 'clearTimeout' | 'performance' | 'requestIdleCallback' | 'setTimeout'>

/** A longer delay overflows in the browser and ends at once. */
const longestDelay = 2 ** 31 - 1
/** Work that waits for a quiet moment gets one after this many milliseconds at the latest. */
const longestWait = 2_000
/** Runs after the current work where the browser tells of no quiet moments. */
const soon = 1

/** The browser's clocks and timers. */
export function clockPort(host: ClockHost, undos: UndoList): ClockPort {
  const start = (run: () => void, arm: (fire: () => void) => () => void): (() => void) => {
    const fire = (): void => {
      cancel()
      run()
    }
    const cancel = undos.add(arm(fire))
    return cancel
  }
  const after = (milliseconds: number, run: () => void): (() => void) =>
    start(run, (fire) => {
      const timer = host.setTimeout(fire, Math.min(milliseconds, longestDelay))
      return () => host.clearTimeout(timer)
    })

  return {
    now: () => Date.now(),
    monotonic: () => host.performance.now(),
    after,
    idle(run) {
      const { requestIdleCallback, cancelIdleCallback } = host
      if (requestIdleCallback === undefined || cancelIdleCallback === undefined) return after(soon, run)
      return start(run, (fire) => {
        const ticket = requestIdleCallback.call(host, fire, { timeout: longestWait })
        return () => cancelIdleCallback.call(host, ticket)
      })
    },
  }
}
