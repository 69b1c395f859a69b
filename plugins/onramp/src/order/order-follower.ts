import type { ClockPort, DevicePort, Families, KernelStorage, Log, Network } from '@billfold/kernel'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { OnrampOutcome, OnrampProvider, OnrampStanding, OpenOrder } from '../contract.js'
import { limits } from '../limits.js'
import { heldOf } from './held-of.js'
import { OpenOrders, isOne } from './open-orders.js'
import { orderOutcome } from './order-outcome.js'

export interface OrderFollowerNeeds {
  readonly storage: Pick<KernelStorage, 'item'>
  readonly clock: Pick<ClockPort, 'now' | 'after'>
  readonly device: Pick<DevicePort, 'isOnline' | 'isVisible' | 'watch'>
  readonly families: Pick<Families, 'needAdapter'>
  readonly log: Pick<Log, 'debug'>
  network(order: OpenOrder): Network | undefined
  /** Finds who sold it; undefined where its plugin has gone. */
  provider(order: OpenOrder): Promise<OnrampProvider | undefined>
  /** It is known what became of the order. Said in one tab. */
  settled(order: OpenOrder, outcome: OnrampOutcome): void
}

const plain = { needs: false, open: false, ending: false, stopTimer: false, undo: false, wait: false, run: false } as const

/** Follows the order whose page was opened, by what the provider says and by what the account has, over reloads and in every tab. */
export class OrderFollower {
  order: OpenOrder | undefined = undefined
  standing: OnrampStanding | undefined = undefined
  outcome: OnrampOutcome | undefined = undefined
  /** The provider did not say how it stands when it was asked last. */
  isSilent = false
  /** What the account has now, in whole coins. */
  holds: string | undefined = undefined
  private readonly needs: OrderFollowerNeeds
  private readonly open: OpenOrders
  private readonly ending = new AbortController()
  private readonly undo: readonly (() => void)[]
  private stopTimer: () => void = () => undefined
  private wait: number = limits.look
  private run = 0

  constructor(needs: OrderFollowerNeeds) {
    this.needs = needs
    this.open = new OpenOrders(needs.storage, needs.clock)
    makeAutoObservable<this, keyof typeof plain>(this, { order: observableRef, standing: observableRef, ...plain }, { autoBind: true })
    this.undo = [this.open.watch(this.meet), needs.device.watch((change) => (change === 'visible' || change === 'online') && this.hurry())]
    this.meet()
  }

  /** The time for which the order is under way, in milliseconds. */
  get age(): number {
    return this.order === undefined ? 0 : this.needs.clock.now() - this.order.at
  }

  /** Runs after a time, for whoever shows how long it takes. Returns the undo. */
  after(milliseconds: number, run: () => void): () => void {
    return this.needs.clock.after(milliseconds, run)
  }

  /** The order that is under way, also of another tab. */
  get underWay(): OpenOrder | undefined {
    return this.outcome === undefined ? (this.order ?? this.open.all.at(-1)) : undefined
  }

  /** The orders of all tabs that are under way, and that nobody has paid yet, as far as is known: the newest first. */
  get unpaid(): readonly OpenOrder[] {
    const { order, outcome, standing } = this
    const isUnpaid = outcome === undefined && (standing === undefined || standing.status === 'created')
    const others = this.open.all.filter((each) => order === undefined || !isOne(each, order)).toReversed()
    return order !== undefined && isUnpaid ? [order, ...others] : others
  }

  start(order: OpenOrder): void {
    this.keep(order)
    this.take(order)
  }

  /** Writes an order down for this tab and others, before it is followed. */
  keep(order: OpenOrder): void {
    this.open.add(order)
  }

  /** Nobody waits for it any more. */
  forget(): void {
    if (this.order !== undefined) this.open.drop(this.order)
    this.take(undefined)
  }

  /** Looks at once: somebody has come back. */
  hurry(): void {
    this.wait = limits.look
    if (this.order !== undefined && this.outcome === undefined) this.later(0)
  }

  dispose(): void {
    for (const step of this.undo) step()
    this.stopTimer()
    this.ending.abort()
  }

  /** Takes up what another tab, or an earlier visit, has begun. An order that another tab has seen the end of is looked at once more. */
  private meet(): void {
    const { order, outcome, open } = this
    if (order === undefined || outcome !== undefined) {
      const newest = open.all.at(-1)
      if (newest !== undefined) this.take(newest)
    } else if (!open.has(order)) this.later(0)
  }

  private take(order: OpenOrder | undefined): void {
    this.run += 1
    this.order = order
    this.standing = undefined
    this.outcome = undefined
    this.isSilent = false
    this.holds = undefined
    this.wait = limits.look
    this.stopTimer()
    if (order !== undefined) this.later(0)
  }

  private later(milliseconds: number): void {
    this.stopTimer()
    this.stopTimer = this.needs.clock.after(milliseconds, () => void this.look())
  }

  private async look(): Promise<void> {
    const { order, needs, run } = this
    const { device, log } = needs
    if (order === undefined || this.outcome !== undefined) return
    if (device.isOnline() && device.isVisible()) {
      const [standing, holds] = await Promise.allSettled([this.ask(order), this.balance(order)])
      if (run !== this.run || this.ending.signal.aborted) return
      if (standing.status === 'rejected') log.debug('How an order stands could not be read', standing.reason)
      if (holds.status === 'rejected') log.debug('A balance could not be read', holds.reason)
      runInAction(() => {
        this.isSilent = standing.status === 'rejected'
        if (standing.status === 'fulfilled' && standing.value !== undefined) this.standing = standing.value
        if (holds.status === 'fulfilled') this.holds = holds.value ?? this.holds
        this.outcome = orderOutcome({
          ...{ standing: this.standing, isTold: order.orderId !== '', expected: order.expected },
          ...{ held: order.held === '' ? undefined : order.held, holds: this.holds },
        })
      })
    }
    if (this.outcome !== undefined) return this.end(order, this.outcome)
    this.wait = Math.min(this.wait * 1.5, limits.lookMost)
    this.later(this.wait)
  }

  private end(order: OpenOrder, outcome: OnrampOutcome): void {
    // The first tab that sees the end says it.
    if (!this.open.has(order)) return
    this.open.drop(order)
    this.needs.settled(order, outcome)
  }

  private async ask(order: OpenOrder): Promise<OnrampStanding | undefined> {
    if (order.orderId === '') return undefined
    const provider = await this.needs.provider(order)
    return provider?.standing?.(order.orderId, this.ending.signal)
  }

  private async balance(order: OpenOrder): Promise<string | undefined> {
    const network = this.needs.network(order)
    if (network === undefined || order.held === '') return undefined
    return heldOf(
      this.needs.families,
      { network, address: order.account.slice(order.account.lastIndexOf(':') + 1), ...order },
      this.ending.signal,
    )
  }
}
