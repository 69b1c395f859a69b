import type { EventBus } from '@billfold/kernel'
import type { ExchangeOrder, OrderSource } from '../contract.js'

export interface ToldPayment {
  readonly order: ExchangeOrder
  readonly source: OrderSource
  readonly event: 'PAY_EXCHANGE_SELECTED' | 'PAY_INITIATED' | 'PAY_SUCCESS' | 'PAY_ERROR'
}

/** Hands an entry about a payment to analytics. */
export function tellPayment(events: Pick<EventBus, 'publish'>, { order, source, event }: ToldPayment): void {
  const { exchange, asset, amount, recipient } = order
  const properties = { source, exchange: exchange.id, network: asset.network, token: asset.metadata.symbol, amount }
  events.publish('analytics:recorded', { event, properties, address: recipient.slice(asset.network.length + 1) })
}
