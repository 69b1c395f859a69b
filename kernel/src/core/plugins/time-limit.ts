import type { ClockPort } from '../ports.js'

/** A stretch of time that somebody waits for at most. */
export interface TimeLimit {
  /** Resolves when the time is over; never, when it was called off before. */
  readonly over: Promise<void>
  callOff(): void
}

/** Starts a stretch of time. Whoever starts it calls it off. */
export function timeLimit(clock: Pick<ClockPort, 'after'>, milliseconds: number): TimeLimit {
  let callOff = (): void => undefined
  const over = new Promise<void>((resolve) => (callOff = clock.after(milliseconds, resolve)))
  return { over, callOff: () => callOff() }
}
