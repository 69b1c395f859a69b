import {
  type ClockPort,
  type EventBus,
  type KernelStorage,
  type Log,
  type Modal,
  type PagePort,
  type StoredItem,
  isBillfoldError,
  toMessage,
} from '@billfold/kernel'
import { TabLock } from '@billfold/kernel/data'
import { failureOutcome } from '@billfold/kernel/family'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { caip19 } from '../assets/caip19.js'
import type { ExchangeOrder, OrderPhase, OrderSource } from '../contract.js'
import { exchangeError } from '../errors.js'
import type { ExchangeClient } from '../service/exchange-client.js'
import { type FollowerNeeds, OrderFollower } from './order-follower.js'
import { orderLockItem } from './order-item.js'
import { KeptOrders } from './kept-orders.js'
import { isLast, orderPhase } from './order-phase.js'
import type { PageOpener } from './pay-window.js'
import { readBalance } from './read-balance.js'
import { type OrderWish, furthest, isFollowable, isSame } from './same-order.js'

export interface OrderDeskNeeds extends FollowerNeeds {
  readonly client: Pick<ExchangeClient, 'payUrl' | 'status'>
  readonly item: StoredItem<'exchange.deposit' | 'exchange.payment'>
  readonly source: OrderSource
  readonly storage: Pick<KernelStorage, 'item'>
  readonly clock: Pick<ClockPort, 'after' | 'now'>
  readonly page: Pick<PagePort, 'global'>
  readonly modal: Pick<Modal, 'isOpen'>
  readonly events: Pick<EventBus, 'publish'>
  readonly log: Pick<Log, 'debug' | 'warn'>
  readonly uuid: () => string
  /** Hears what became of an order, once. */
  onEnd(order: ExchangeOrder, phase: OrderPhase): void
}

/** The one order that is under way: placed once, followed while somebody looks, and taken up again over reloads and in other tabs. */
export class OrderDesk {
  order: ExchangeOrder | undefined
  isPlacing = false
  isSilent = false
  hasGivenUp = false
  isPageClosed = false
  /** Why the last order could not be placed. */
  failure: unknown = undefined
  /** The exchange, or the wallet, that was asked last. */
  asked = ''
  isByWallet = false
  /** Who waits for the end without the modal. */
  private holds = 0
  private window: PageOpener | undefined = undefined
  private toldId: string | undefined = undefined
  private readonly follower: OrderFollower
  private readonly ending = new AbortController()
  private readonly kept: KeptOrders
  private readonly lock: TabLock
  readonly source: OrderSource
  private readonly needs: OrderDeskNeeds
  private readonly undo: readonly (() => void)[]

  constructor(needs: OrderDeskNeeds) {
    this.needs = needs
    this.source = needs.source
    this.kept = new KeptOrders(needs)
    this.lock = new TabLock({ ...needs, name: orderLockItem.key, stored: needs.storage.item<'exchange.lock'>(orderLockItem) })
    this.follower = new OrderFollower(needs, {
      order: () => this.order,
      isPageClosed: () => this.window?.isClosed === true,
      keep: (order) => this.keep(order),
      note: (news) => runInAction(() => void Object.assign(this, news)),
    })
    this.order = this.kept.all.at(-1)
    makeAutoObservable<this, 'holds' | (typeof plain)[number]>(
      this,
      {
        order: observableRef,
        failure: observableRef,
        holds: true,
        ...(Object.fromEntries(plain.map((name) => [name, false])) as PlainMembers),
      },
      { autoBind: true },
    )
    this.undo = [
      this.kept.watch(() => runInAction(() => this.takeFromOtherTab())),
      reaction(
        () => needs.modal.isOpen,
        (isOpen) => isOpen && this.askAgain(),
        { fireImmediately: true },
      ),
      reaction(
        () => this.followedId,
        (id) => this.follower.aim(id),
        { fireImmediately: true },
      ),
      reaction(() => this.phase, this.tell, { fireImmediately: true }),
    ]
  }

  get phase(): OrderPhase | undefined {
    const { order, isPlacing, isPageClosed, isSilent, hasGivenUp } = this
    return order && orderPhase(order, { isPlacing, isPageClosed, isSilent, hasGivenUp })
  }

  /**
   * Places an order and leads the window to the page of the exchange. The same one again, from this tab or another, is the order that is there.
   * Rejects where it could not be placed: nothing was paid then.
   */
  async place(wish: OrderWish, window: PageOpener | undefined): Promise<ExchangeOrder> {
    return this.begin(wish, window, async () => {
      const known = this.show(wish)
      const order = known.url === undefined ? await this.lock.run(() => this.ask(wish), this.ending.signal) : this.keep(known)
      if (order.url !== undefined) window?.go(order.url)
      runInAction(() => {
        this.window = window
        this.isPageClosed = false
      })
      return order
    })
  }

  /**
   * Asks the connected wallet for an order, once: what it was asked for before, in this tab or another, is the order that is there. Rejects where it is
   * known that nothing was paid.
   */
  async charge(wish: OrderWish & Required<Pick<OrderWish, 'payer'>>, transfer: () => Promise<string>): Promise<ExchangeOrder> {
    return this.begin(wish, undefined, async () => {
      const { id } = this.show(wish)
      const isKnown = this.kept.has(id)
      // Noted before the wallet sees it: after a reload nobody asks for it again unnoticed.
      const order = await this.lock.run(async () => this.keep(this.show(wish)), this.ending.signal)
      return isKnown || order.id !== id ? order : this.send(order, transfer)
    })
  }

  /** Looks at the order anew, also when it was looked at often enough. */
  askAgain(): void {
    this.hasGivenUp = false
    this.isSilent = false
    this.follower.begin()
  }

  /** Puts the order away: what was paid for goes on at the exchange. */
  dismiss(): void {
    const id = this.order?.id
    this.order = undefined
    this.failure = undefined
    this.window = undefined
    this.isPageClosed = false
    this.askAgain()
    this.kept.drop(id)
  }

  /** Follows the order also while the modal is closed. Returns the undo. */
  hold(): () => void {
    this.holds += 1
    let isHeld = true
    return () =>
      runInAction(() => {
        if (isHeld) this.holds -= 1
        isHeld = false
      })
  }

  dispose(): void {
    for (const step of this.undo) step()
    this.follower.aim(undefined)
    this.ending.abort()
  }

  private get isOver(): boolean {
    return this.phase !== undefined && isLast(this.phase)
  }

  private get followedId(): string | undefined {
    const { order, phase } = this
    const isWatched = this.needs.modal.isOpen || this.holds > 0
    return isWatched && order !== undefined && isFollowable(order) && phase !== undefined && !isLast(phase) ? order.id : undefined
  }

  private async begin(wish: OrderWish, window: PageOpener | undefined, run: () => Promise<ExchangeOrder>): Promise<ExchangeOrder> {
    if (this.isPlacing || (this.holds > 0 && this.order !== undefined && !isSame(this.order, wish))) {
      window?.close()
      throw exchangeError('exchange/busy', undefined)
    }
    this.asked = wish.exchange.name
    this.isByWallet = wish.payer !== undefined
    this.isPlacing = true
    this.failure = undefined
    this.askAgain()
    try {
      const order = await run()
      return this.order ?? order
    } catch (error) {
      window?.close()
      this.refuse(error)
      throw error
    } finally {
      runInAction(() => (this.isPlacing = false))
    }
  }

  private async send(order: ExchangeOrder, transfer: () => Promise<string>): Promise<ExchangeOrder> {
    const held = await this.heldBefore(order)
    try {
      const txHash = await transfer()
      this.follower.wait()
      return this.keep({ ...order, status: 'paid', txHash, ...(held !== undefined && { heldBefore: held }) })
    } catch (error) {
      const outcome = failureOutcome(error)
      if (outcome === 'declined' || outcome === 'refused') throw error
      this.needs.log.warn('A wallet has not said that it sent nothing', error)
      return outcome === 'ran' ? this.keep({ ...order, status: 'failed' }) : order
    }
  }

  /** Asks for the page of an order, unless another tab has. The order is written down before: the next try, after whatever comes, is the same one. */
  private async ask(wish: OrderWish): Promise<ExchangeOrder> {
    const order = this.keep(this.show(wish))
    return order.url === undefined ? this.askForPage(order) : order
  }

  /** Shows the order that a wish stands for: the one that is under way, in this tab or another, or a new one. */
  private show(wish: OrderWish): ExchangeOrder {
    const { clock, uuid } = this.needs
    const known = [...this.kept.all.toReversed(), this.order].find((order) => order !== undefined && isSame(order, wish))
    const exchange = { id: wish.exchange.id, name: wish.exchange.name }
    const order: ExchangeOrder = known ?? { ...wish, exchange, id: uuid(), at: clock.now(), status: 'open' }
    if (known === undefined) this.kept.begin(order)
    runInAction(() => (this.order = order))
    return order
  }

  private async askForPage(order: ExchangeOrder): Promise<ExchangeOrder> {
    const { client, events, source } = this.needs
    const { exchange, asset, amount, recipient, id } = order
    const question = { exchangeId: exchange.id, asset: caip19(asset), amount, recipient, requestId: id }
    const [page, held] = await Promise.all([client.payUrl(question, this.ending.signal), this.heldBefore(order)])
    this.follower.wait()
    const placed = this.keep({ ...order, ...page, ...(held !== undefined && { heldBefore: held }) })
    events.publish('exchange:ordered', { orderId: id, exchange: exchange.id, source })
    return placed
  }

  /** Without it nobody can tell what has arrived: the word of the exchange has to do. */
  private async heldBefore(order: ExchangeOrder): Promise<string | undefined> {
    try {
      // Who pays to the own account has no more than before.
      if (order.payer?.toLowerCase() === order.recipient.toLowerCase()) return undefined
      return order.heldBefore ?? (await readBalance(this.needs, order))?.toString()
    } catch (error) {
      this.needs.log.warn('The balance before a payment could not be read', error)
      return undefined
    }
  }

  private refuse(error: unknown): void {
    const id = this.order?.id
    runInAction(() => {
      this.failure = error
      // What an exchange has not answered it may have taken: the next try is the same order.
      if (this.order?.payer !== undefined || (isBillfoldError(error) && error.code.startsWith('exchange/'))) this.order = undefined
    })
    if (this.order === undefined) this.kept.drop(id)
    this.needs.log.debug(`An order was not placed: ${toMessage(error)}`, error)
  }

  private keep(order: ExchangeOrder): ExchangeOrder {
    runInAction(() => (this.order = order))
    this.kept.keep(order)
    return order
  }

  private takeFromOtherTab(): void {
    const { all } = this.kept
    if (this.isPlacing || this.holds > 0) return
    const own = all.find(({ id }) => id === this.order?.id)
    if (this.order !== undefined && own !== undefined) this.order = { ...own, status: furthest(this.order.status, own.status) }
    else if (this.order === undefined || this.isOver) this.order = all.at(-1) ?? this.order
  }

  private tell(phase: OrderPhase | undefined): void {
    const { order } = this
    const { onEnd, events, source } = this.needs
    if (order === undefined || phase === undefined || !isLast(phase) || phase === 'unknown' || order.id === this.toldId) return
    this.toldId = order.id
    // It stays in this page for whoever looks at it.
    this.kept.drop(order.id)
    events.publish('exchange:settled', { orderId: order.id, phase, source })
    onEnd(order, phase)
  }
}

const plain = ['window', 'toldId', 'follower', 'ending', 'kept', 'lock', 'needs', 'undo'] as const
type PlainMembers = Readonly<Record<(typeof plain)[number], false>>
