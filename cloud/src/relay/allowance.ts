import { relayLimits } from './limits.js'

/** How many requests somebody may still send: a bucket that fills as time passes. */
export class Allowance {
  private left: number = relayLimits.burst
  private at: number

  constructor(private readonly now: () => number) {
    this.at = now()
  }

  /** Takes what a request costs; false when there is not as much. */
  take(cost: number): boolean {
    const now = this.now()
    this.left = Math.min(relayLimits.burst, this.left + (Math.max(0, now - this.at) / 1000) * relayLimits.requestsPerSecond)
    this.at = now
    if (this.left < cost) return false
    this.left -= cost
    return true
  }
}
