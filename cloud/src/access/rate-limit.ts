import type { CloudConfig } from '../config/config.js'
import { Refusal } from '../http/refusal.js'

/** Counts the calls of each caller in stretches of time. */
export class RateLimit {
  private start = -Infinity
  private readonly calls = new Map<string, number>()

  constructor(
    private readonly limit: CloudConfig['rateLimit'],
    private readonly now: () => number,
  ) {}

  /** Counts one call of a caller. Throws a refusal when there were too many in this stretch. */
  count(caller: string): void {
    const length = this.limit.seconds * 1_000
    const start = Math.floor(this.now() / length) * length
    if (start !== this.start) {
      this.start = start
      this.calls.clear()
    }
    const calls = (this.calls.get(caller) ?? 0) + 1
    this.calls.set(caller, calls)
    if (calls > this.limit.calls) throw tooMany(Math.max(1, Math.ceil((start + length - this.now()) / 1_000)))
  }
}

function tooMany(seconds: number): Refusal {
  const description = `Too many requests: try again in ${seconds} s.`
  return new Refusal({ status: 429, name: 'rate', description, headers: { 'Retry-After': String(seconds) } })
}
