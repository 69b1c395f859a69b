import type { ClockPort } from '@billfold/kernel'

export interface FakeClockOptions {
  /** Start of the wall clock, in milliseconds since 1970. */
  readonly now?: number
}

/** A clock that moves only when the test says so. */
export interface FakeClock extends ClockPort {
  /** Timers and idle callbacks that are still waiting. */
  readonly pending: number
  /** Moves both clocks and runs what is due, in order, at its own time. A timer that throws stops the move. */
  advance(milliseconds: number): void
  /** As `advance`, and lets promises settle before, between and after the timers. */
  settle(milliseconds?: number): Promise<void>
  /** Runs timers, with promises settled between them, until none waits; throws when `longest` of them did not suffice. */
  advanceToIdle(longest?: number): Promise<void>
  /** Sets the wall clock forward or back, as a person or a time server does; timers and `monotonic` do not notice. */
  jump(milliseconds: number): void
}

interface Timer {
  readonly due: number
  readonly isIdle: boolean
  readonly order: number
  readonly run: () => void
}

/** Makes a clock for tests: time stands still until the test moves it. */
export function fakeClock({ now = Date.UTC(2026, 0, 1) }: FakeClockOptions = {}): FakeClock {
  const timers = new Set<Timer>()
  let elapsed = 0
  let wall = now
  let order = 0

  const moveTo = (time: number): void => {
    wall += time - elapsed
    elapsed = time
  }
  const add = (delay: number, isIdle: boolean, run: () => void): (() => void) => {
    const timer: Timer = { due: elapsed + Math.max(0, delay), isIdle, order: order++, run }
    timers.add(timer)
    return () => void timers.delete(timer)
  }
  const runNext = (limit: number): boolean => {
    const [next] = [...timers].toSorted(bySchedule)
    if (next === undefined || next.due > limit) return false
    timers.delete(next)
    moveTo(Math.max(elapsed, next.due))
    next.run()
    return true
  }

  return {
    now: () => wall,
    monotonic: () => elapsed,
    after: (milliseconds, run) => add(milliseconds, false, run),
    idle: (run) => add(0, true, run),
    get pending() {
      return timers.size
    },
    advance(milliseconds) {
      const limit = elapsed + milliseconds
      while (runNext(limit));
      moveTo(limit)
    },
    async settle(milliseconds = 0) {
      const limit = elapsed + milliseconds
      do await settled()
      while (runNext(limit))
      moveTo(limit)
    },
    async advanceToIdle(longest = 10_000) {
      for (let runs = 0; runs < longest; runs++) {
        await settled()
        if (!runNext(Infinity)) return
      }
      throw new Error(`fakeClock: ${longest} timers ran and more are waiting. Something re-arms itself for ever; use advance(ms).`)
    },
    jump(milliseconds) {
      wall += milliseconds
    },
  }
}

/** Resolves when every promise that can settle by itself, dynamic imports of loaded modules included, has settled. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

function bySchedule(left: Timer, right: Timer): number {
  return left.due - right.due || Number(left.isIdle) - Number(right.isIdle) || left.order - right.order
}
