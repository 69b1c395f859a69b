import type { CaipAddress, PayAsset } from '@billfold/kernel'
import type { Exchange, ExchangeOrder } from '../contract.js'

/** What somebody wants to pay for. */
export interface OrderWish {
  readonly exchange: Pick<Exchange, 'id' | 'name'>
  readonly asset: PayAsset
  /** As the service takes it. */
  readonly amount: string
  readonly recipient: CaipAddress
  readonly payer?: CaipAddress
}

/** The same payment, which may be under way. */
export function isSame(order: ExchangeOrder, { exchange, asset, amount, recipient, payer }: OrderWish): boolean {
  const isUnderWay = order.status === 'open' || order.status === 'paid'
  const isAsset = order.asset.network === asset.network && order.asset.asset === asset.asset
  const isFrom = order.exchange.id === exchange.id && order.payer === payer
  return isUnderWay && isAsset && isFrom && order.amount === amount && order.recipient === recipient
}

/** The state of an order that two tabs know: it never goes back. */
export function furthest(one: ExchangeOrder['status'], other: ExchangeOrder['status']): ExchangeOrder['status'] {
  const ranks = { open: 0, paid: 1, sent: 2, failed: 2 }
  return ranks[one] > ranks[other] ? one : other
}

/** True where somebody can be asked how an order stands: the exchange by its session, the network by the transaction. */
export function isFollowable({ sessionId, payer, txHash }: ExchangeOrder): boolean {
  return payer === undefined ? sessionId !== undefined : txHash !== undefined
}
