import { pluginLimits } from './limits.js'

/** Counts what goes wrong in the code of each plugin after it started. */
export class Strikes {
  private readonly counts = new Map<string, number>()

  /** True for the strike that is one too many. */
  add(id: string): boolean {
    const count = (this.counts.get(id) ?? 0) + 1
    this.counts.set(id, count)
    return count === pluginLimits.strikes
  }

  clear(id: string): void {
    this.counts.delete(id)
  }
}
