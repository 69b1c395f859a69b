import type { ClockPort } from '../contract/ports.js'

/** A stretch of time that somebody waits for at most. */
export interface TimeLimit {
  /** Resolves when the time is over; never, when it was called off before. */
  readonly over: Promise<void>
  isOver(): boolean
  callOff(): void
}

/** Starts a stretch of time. Whoever starts it calls it off. */
export function timeLimit(clock: Pick<ClockPort, 'after'>, milliseconds: number): TimeLimit {
  let isOver = false
  let end: () => void
  const over = new Promise<void>((resolve) => (end = resolve))
  const callOff = clock.after(milliseconds, () => {
    isOver = true
    end()
  })
  return { over, isOver: () => isOver, callOff }
}
