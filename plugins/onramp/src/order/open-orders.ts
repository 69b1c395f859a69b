import type { ClockPort, KernelStorage, StoredValue } from '@billfold/kernel'
import type { OpenOrder } from '../contract.js'
import { limits } from '../limits.js'
import { openOrdersItem } from './order-items.js'

/** The orders that are under way in whichever tab, the newest last: none of them makes another one forgotten. */
export class OpenOrders {
  private readonly stored: StoredValue<readonly OpenOrder[]>
  /** The order that this tab has placed last. */
  private last: OpenOrder | undefined = undefined

  constructor(
    storage: Pick<KernelStorage, 'item'>,
    private readonly clock: Pick<ClockPort, 'now'>,
  ) {
    this.stored = storage.item(openOrdersItem)
  }

  /** As other tabs have left them. */
  get all(): readonly OpenOrder[] {
    const now = this.clock.now()
    return (this.stored.read() ?? []).filter(({ at }) => now - at <= limits.follow)
  }

  has(order: OpenOrder): boolean {
    return this.all.some((each) => isOne(each, order))
  }

  /** Another order of this tab takes the place of its last one. */
  add(order: OpenOrder): void {
    const { last } = this
    const others = this.all.filter((each) => !isOne(each, order) && (last === undefined || !isOne(each, last)))
    this.last = order
    this.stored.write([...others, order].slice(-limits.openMost))
  }

  drop(order: OpenOrder): void {
    const rest = this.all.filter((each) => !isOne(each, order))
    if (rest.length > 0) this.stored.write(rest)
    else this.stored.remove()
  }

  /** Tells of what other tabs do. Returns the undo. */
  watch(listener: () => void): () => void {
    return this.stored.watch(listener)
  }
}

/** True for one order, however often it was read. */
export function isOne(order: OpenOrder, other: OpenOrder): boolean {
  return order.at === other.at && order.url === other.url
}
