import { randomUUID } from 'node:crypto'

import { firstCredit } from './people.js'

/** How an order stands: nobody has paid; paid and not sent; sent; it failed. */
export type OrderStatus = 'open' | 'paid' | 'sent' | 'failed'

/** What somebody ordered for an address. */
export interface ExchangeOrder {
  readonly id: string
  /** Of whoever placed it: the same one is the same order. */
  readonly reference: string
  readonly asset: string
  /** In whole coins. */
  readonly amount: string
  /** CAIP-10. */
  readonly recipient: string
  readonly status: OrderStatus
  readonly txHash?: string | undefined
}

export type NewOrder = Pick<ExchangeOrder, 'reference' | 'asset' | 'amount' | 'recipient'>

/** The orders of the local exchange, and what its people have. */
export class OrderBook {
  private readonly orders = new Map<string, ExchangeOrder>()
  private readonly credit = new Map(Object.entries(firstCredit))

  get all(): readonly ExchangeOrder[] {
    return [...this.orders.values()]
  }

  find(id: string): ExchangeOrder | undefined {
    return this.orders.get(id)
  }

  /** An order that was placed before is found by its reference. */
  place(given: NewOrder): ExchangeOrder {
    const known = this.all.find(({ reference }) => reference === given.reference)
    if (known !== undefined) return known
    const order: ExchangeOrder = { ...given, id: randomUUID(), status: 'open' }
    this.orders.set(order.id, order)
    return order
  }

  /** Takes the money of a person for an order, once. False where they have too little, or somebody has paid already. */
  charge(id: string, person: string): boolean {
    const order = this.find(id)
    const credit = this.credit.get(person) ?? 0
    const cost = Math.ceil(Number(order?.amount) * 100)
    if (order?.status !== 'open' || !(credit >= cost)) return false
    this.credit.set(person, credit - cost)
    this.note(id, { status: 'paid' })
    return true
  }

  creditOf(person: string): string {
    return ((this.credit.get(person) ?? 0) / 100).toFixed(2)
  }

  note(id: string, news: Partial<Pick<ExchangeOrder, 'status' | 'txHash'>>): void {
    const order = this.find(id)
    if (order !== undefined) this.orders.set(id, { ...order, ...news })
  }
}
