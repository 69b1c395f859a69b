import type { ClockPort, Log } from '@billfold/kernel'
import { pause } from '@billfold/kernel/abort'
import { every } from '@billfold/kernel/data'
import type { ExchangeOrder } from '../contract.js'
import { limits } from '../limits.js'
import type { ExchangeClient } from '../service/exchange-client.js'
import { nextStatus } from './next-status.js'
import { type BalanceNeeds, readBalance } from './read-balance.js'
import { type OrderAnswer, readTransaction } from './read-transaction.js'

export interface FollowerNeeds extends BalanceNeeds {
  readonly client: Pick<ExchangeClient, 'status'>
  readonly clock: Pick<ClockPort, 'after' | 'now'>
  readonly log: Pick<Log, 'debug' | 'warn'>
}

/** Where the order is kept that is followed. */
export interface FollowedDesk {
  order(): ExchangeOrder | undefined
  isPageClosed(): boolean
  keep(order: ExchangeOrder): void
  note(news: Readonly<Partial<Record<'isSilent' | 'hasGivenUp' | 'isPageClosed', boolean>>>): void
}

/** Looks at an order, ever more seldom, until somebody says stop or it was looked often enough. */
export class OrderFollower {
  private lastLook = 0
  /** When it was first heard that it was sent. */
  private sentAt: number | undefined = undefined
  private following = new AbortController()

  constructor(
    private readonly needs: FollowerNeeds,
    private readonly desk: FollowedDesk,
  ) {}

  /** Follows an order, or none. */
  aim(id: string | undefined): void {
    this.following.abort()
    this.following = new AbortController()
    if (id !== undefined) void this.follow(this.following.signal)
  }

  /** The next look comes after the shortest time: there is nothing to see before. */
  wait(): void {
    this.lastLook = this.needs.clock.now()
  }

  /** What was sent has all of its time again. */
  begin(): void {
    this.sentAt = undefined
  }

  private async follow(signal: AbortSignal): Promise<void> {
    const { clock, log } = this.needs
    const stopPage = this.watchPage()
    let wait: number = Math.max(0, limits.firstLook - (clock.now() - this.lastLook))
    let unanswered = 0
    try {
      for (let looks = 0; looks < limits.looks && !this.isOverdue; looks += 1) {
        await pause(clock, wait, signal)
        wait = Math.min(Math.max(wait, limits.firstLook) * limits.lookGrowth, limits.longestLook)
        this.lastLook = clock.now()
        unanswered = (await this.look(signal)) ? 0 : unanswered + 1
        this.desk.note({ isSilent: unanswered >= limits.silentLooks })
      }
      this.desk.note({ hasGivenUp: true })
    } catch (error) {
      if (!signal.aborted) log.warn('An order could not be followed', error)
    } finally {
      stopPage()
    }
  }

  /** Asks how the order stands, and what has arrived. False when nobody answered. */
  private async look(signal: AbortSignal): Promise<boolean> {
    const { log } = this.needs
    try {
      const order = this.desk.order()
      if (order === undefined) return true
      if (order.status !== 'sent') {
        const { status: word, txHash = order.txHash, mark = order.mark } = await this.ask(order, signal)
        signal.throwIfAborted()
        const status = nextStatus(order.status, word)
        if (status !== order.status || txHash !== order.txHash || mark !== order.mark) this.desk.keep({ ...order, status, txHash, mark })
      }
      await this.count(signal)
      return true
    } catch (error) {
      if (signal.aborted) throw error
      log.debug('How an order stands could not be read', error)
      return false
    }
  }

  private async ask(order: ExchangeOrder, signal: AbortSignal): Promise<OrderAnswer> {
    const { exchange, sessionId = '', payer, txHash } = order
    if (payer !== undefined && txHash !== undefined) return readTransaction(this.needs, { ...order, payer, txHash }, signal)
    return this.needs.client.status({ exchangeId: exchange.id, sessionId }, signal)
  }

  private async count(signal: AbortSignal): Promise<void> {
    const order = this.desk.order()
    if (order?.status !== 'sent' || order.heldBefore === undefined) return
    this.sentAt ??= this.needs.clock.now()
    const held = await readBalance(this.needs, order)
    signal.throwIfAborted()
    if (held === undefined) return
    const grown = held - BigInt(order.heldBefore)
    this.desk.keep({ ...order, received: String(grown < 0n ? 0n : grown) })
  }

  private get isOverdue(): boolean {
    return this.sentAt !== undefined && this.needs.clock.now() - this.sentAt > limits.arrival
  }

  private watchPage(): () => void {
    const look = (): void => {
      if (this.desk.isPageClosed()) this.desk.note({ isPageClosed: true })
    }
    look()
    return every(this.needs.clock, limits.pageLook, look)
  }
}
