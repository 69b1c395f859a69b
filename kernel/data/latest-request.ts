import type { ClockPort } from '../src/core/ports.js'

/** The request that was asked for last. It calls off the one before, whether that is on its way or still waits for the last key. */
export class LatestRequest {
  private stopTimer: () => void = nothing
  private asking = new AbortController()

  constructor(private readonly clock: Pick<ClockPort, 'after'>) {}

  /** Sends it when nothing else was asked for in a time, in milliseconds. */
  sendAfter(time: number, send: () => void): void {
    this.stop()
    this.stopTimer = this.clock.after(time, send)
  }

  /** Begins one at once: its signal tells when it is not wanted any more. */
  begin(): AbortSignal {
    this.stop()
    this.asking = new AbortController()
    return this.asking.signal
  }

  stop(): void {
    this.stopTimer()
    this.asking.abort()
  }
}

function nothing(): void {}
