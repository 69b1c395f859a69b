import type { CardQuote } from './quote-card.js'

/** How an order stands. */
export type CardStatus = 'created' | 'paid' | 'delivered' | 'partial' | 'declined' | 'expired' | 'failed'

/** What a cloud or a page orders. */
export interface CardOrderRequest {
  readonly network: string
  readonly symbol: string
  readonly to: string
  /** In whole units of the currency, as text. */
  readonly amount: string
  readonly currency: string
}

/** Coins that were sent for an order. */
export interface CardDelivery {
  readonly transaction: string
  /** In whole coins, as text. */
  readonly amount: string
}

/** An order, from the page to the coins. */
export interface CardOrder extends CardOrderRequest {
  readonly id: string
  /** The end of the page's address, which nobody can guess. */
  readonly key: string
  readonly quote: CardQuote
  readonly at: number
  readonly status: CardStatus
  readonly deliveries: readonly CardDelivery[]
  /** What of the money was given back, as text; undefined for none. */
  readonly refunded?: string
}
