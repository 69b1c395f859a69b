import type { ClockPort, Log, PagePort } from '@billfold/kernel'
import { fieldOf } from '@billfold/kernel/family'
import { type FoundWallet, readWallet } from './read-wallet.js'

/** What a page can have, and what it listens to. */
const registrationLimits = { wallets: 100, perMinute: 1_000, minute: 60_000 } as const

export interface RegistrationsNeeds {
  readonly page: Pick<PagePort, 'dispatch' | 'listen'>
  readonly clock: Pick<ClockPort, 'monotonic'>
  readonly log: Pick<Log, 'warn'>
  /** A wallet came. Returns what takes it away again. */
  onFound(found: FoundWallet): () => void
}

/** Hears of the wallets that register by the Wallet Standard: those that are there, and those that come late. */
export class Registrations {
  private readonly known = new Set<object>()
  private since = -Infinity
  private count = 0
  private hasComplained = false
  private isOver = false

  constructor(private readonly needs: RegistrationsNeeds) {}

  /** Listens from now on. Returns the undo. */
  listen(): () => void {
    const stop = this.needs.page.listen('wallet-standard:register-wallet', (event) => this.hand(fieldOf(event, 'detail')))
    return () => {
      this.isOver = true
      stop()
    }
  }

  /** Tells every wallet that a page is here: those that did already register again. */
  ask(): void {
    this.needs.page.dispatch('wallet-standard:app-ready', this.api)
  }

  /** A wallet hands over a function that it wants to be called with what registers. */
  private hand(callback: unknown): void {
    if (typeof callback !== 'function') return
    try {
      Reflect.apply(callback, undefined, [this.api])
    } catch {
      // It fails by itself: nobody else is concerned.
    }
  }

  private readonly api = Object.freeze({
    register: (...wallets: readonly unknown[]): (() => void) => {
      const undo = wallets.slice(0, registrationLimits.wallets).map((wallet) => this.take(wallet))
      return () => {
        for (const step of undo) step()
      }
    },
  })

  private take(thing: unknown): () => void {
    if (this.isOver) return nothing
    if (this.isTooMuch()) return this.complain()
    const found = readWallet(thing)
    if (found === undefined || this.known.has(found.wallet)) return nothing
    if (this.known.size >= registrationLimits.wallets) return this.complain()
    this.known.add(found.wallet)
    const remove = this.needs.onFound(found)
    return () => {
      if (this.known.delete(found.wallet)) remove()
    }
  }

  private isTooMuch(): boolean {
    const now = this.needs.clock.monotonic()
    if (now - this.since >= registrationLimits.minute) {
      this.since = now
      this.count = 0
      this.hasComplained = false
    }
    this.count += 1
    return this.count > registrationLimits.perMinute
  }

  private complain(): () => void {
    if (!this.hasComplained) this.needs.log.warn('More wallets register than a page can have. The rest was left out.')
    this.hasComplained = true
    return nothing
  }
}

const nothing = (): void => undefined
