import type { CallCount, CallCounter } from './rate-limit.js'

/** Counts calls in this process. */
export class MemoryCallCounter implements CallCounter {
  private start = -Infinity
  private readonly calls = new Map<string, number>()

  constructor(
    private readonly seconds: number,
    private readonly now: () => number,
  ) {}

  count(caller: string, cost: number): CallCount {
    const length = this.seconds * 1_000
    const now = this.now()
    const start = Math.floor(now / length) * length
    if (start !== this.start) {
      this.start = start
      this.calls.clear()
    }
    const calls = (this.calls.get(caller) ?? 0) + cost
    this.calls.set(caller, calls)
    return { calls, left: start + length - now }
  }
}
