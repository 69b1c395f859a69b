import type { Log } from '../src/core/log/log.js'
import type { ClockPort } from '../src/core/ports.js'

/** Limits of what shows itself on one page: so many strangers, beside one of each known brand. */
export const inboxLimits = { wallets: 100, perMinute: 1_000, minute: 60_000 } as const

export interface WalletInboxOptions<F> {
  readonly clock: Pick<ClockPort, 'monotonic'>
  readonly log: Pick<Log, 'warn'>
  /** True when one of them is the other, shown again: the first word counts. */
  isSame(one: F, other: F): boolean
  /** The known brand of a wallet: the first of each has a place of its own, however many strangers came before. */
  brandOf?(found: F): string | undefined
  /** Takes a wallet that was not there before. Returns what takes it away again. */
  onFound(found: F): () => void
}

/** Takes in the wallets that show themselves on a page, each once. They may come at any time, and a flood of them is cut. */
export class WalletInbox<F> {
  /** Those that are here, each with the brand whose place it has. */
  private readonly known = new Map<F, string | undefined>()
  private since = -Infinity
  private count = 0
  private hasComplained = false
  private isOver = false

  constructor(private readonly options: WalletInboxOptions<F>) {}

  /** Reads what shows itself; undefined is no wallet. Returns what takes it away again. */
  take(read: () => F | undefined): () => void {
    if (this.isOver) return nothing
    const found = read()
    const place = found === undefined ? undefined : this.placeOf(found)
    // A known brand that is not here yet is never too much: a flood that comes first keeps none of them away.
    if (place === undefined && this.isTooMuch()) return this.complain()
    if (found === undefined || [...this.known.keys()].some((known) => this.options.isSame(known, found))) return nothing
    if (place === undefined && this.strangers >= inboxLimits.wallets) return this.complain()
    this.known.set(found, place)
    const remove = this.options.onFound(found)
    return () => {
      if (this.known.delete(found)) remove()
    }
  }

  /** Takes nothing from now on. */
  dispose(): void {
    this.isOver = true
    this.known.clear()
  }

  private get strangers(): number {
    return [...this.known.values()].filter((place) => place === undefined).length
  }

  private placeOf(found: F): string | undefined {
    const brand = this.options.brandOf?.(found)
    return [...this.known.values()].includes(brand) ? undefined : brand
  }

  private isTooMuch(): boolean {
    const now = this.options.clock.monotonic()
    if (now - this.since >= inboxLimits.minute) {
      this.since = now
      this.count = 0
      this.hasComplained = false
    }
    this.count += 1
    return this.count > inboxLimits.perMinute
  }

  private complain(): () => void {
    if (!this.hasComplained) this.options.log.warn('Too many wallets on this page: the rest was left out.')
    this.hasComplained = true
    return nothing
  }
}

const nothing = (): void => undefined
