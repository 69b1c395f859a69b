import type { ClockPort, KernelStorage, StoredItem, StoredValue } from '@billfold/kernel'
import type { ExchangeOrder } from '../contract.js'
import { limits } from '../limits.js'

export interface KeptOrdersNeeds {
  readonly storage: Pick<KernelStorage, 'item'>
  readonly item: StoredItem<'exchange.deposit' | 'exchange.payment'>
  readonly clock: Pick<ClockPort, 'now'>
}

/** The orders that are under way in whichever tab, the newest last: none of them makes another one forgotten. */
export class KeptOrders {
  private readonly stored: StoredValue<readonly ExchangeOrder[]>
  /** The order that this tab has begun last. */
  private lastId: string | undefined = undefined

  constructor(private readonly needs: KeptOrdersNeeds) {
    this.stored = needs.storage.item<'exchange.deposit' | 'exchange.payment'>(needs.item)
  }

  /** As other tabs have left them. */
  get all(): readonly ExchangeOrder[] {
    const now = this.needs.clock.now()
    return (this.stored.read() ?? []).filter(({ at }) => now - at < limits.kept)
  }

  has(id: string): boolean {
    return this.all.some((order) => order.id === id)
  }

  keep(order: ExchangeOrder): void {
    const { all } = this
    const orders = this.has(order.id) ? all.map((each) => (each.id === order.id ? order : each)) : [...all, order]
    this.stored.write(orders.slice(-limits.keptMost))
  }

  /** Another order of this tab takes the place of its last one, unless a wallet was asked for that, or it was paid. */
  begin({ id }: ExchangeOrder): void {
    const last = this.all.find((order) => order.id === this.lastId)
    if (last?.status === 'open' && last.payer === undefined) this.drop(last.id)
    this.lastId = id
  }

  drop(id: string | undefined): void {
    const rest = this.all.filter((order) => order.id !== id)
    if (rest.length > 0) this.stored.write(rest)
    else this.stored.remove()
  }

  /** Tells of what other tabs do. Returns the undo. */
  watch(listener: () => void): () => void {
    return this.stored.watch(listener)
  }
}
