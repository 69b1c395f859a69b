import { parseUnits } from '@billfold/kernel/amounts'
import type { ExchangeOrder, OrderPhase } from '../contract.js'

/** What is known of an order beside itself. */
export interface OrderSituation {
  /** It is asked for right now. */
  readonly isPlacing: boolean
  /** The page of the exchange was closed, as far as a browser tells. */
  readonly isPageClosed: boolean
  /** Nobody answered lately. */
  readonly isSilent: boolean
  /** It was looked often enough: nobody looks any more. */
  readonly hasGivenUp: boolean
}

/** What there is to say of an order. Pure. */
export function orderPhase(order: ExchangeOrder, { isPlacing, isPageClosed, isSilent, hasGivenUp }: OrderSituation): OrderPhase {
  if (order.status === 'failed') return 'failed'
  if (order.status === 'sent') return sentPhase(order, hasGivenUp)
  // A wallet that was asked and has not answered may have sent.
  if (order.payer !== undefined && order.txHash === undefined) return isPlacing ? 'opening' : 'unknown'
  if (order.payer === undefined && order.url === undefined) return 'opening'
  if (hasGivenUp) return 'unknown'
  if (isSilent) return 'silent'
  if (order.status === 'paid') return 'paid'
  return isPageClosed ? 'closed' : 'open'
}

/** True for a phase that nothing follows by itself. */
export function isLast(phase: OrderPhase): boolean {
  return last.has(phase)
}

const last: ReadonlySet<OrderPhase> = new Set(['arrived', 'less', 'more', 'missing', 'unread', 'failed', 'unknown'])

function sentPhase({ heldBefore, received, amount, asset }: ExchangeOrder, hasGivenUp: boolean): OrderPhase {
  const ordered = parseUnits(amount, asset.metadata.decimals) ?? 0n
  if (heldBefore === undefined || ordered === 0n) return 'unread'
  const grown = BigInt(received ?? '0')
  if (grown >= 2n * ordered) return 'more'
  if (grown >= ordered) return 'arrived'
  // What is less may only be the first part of it.
  if (!hasGivenUp) return 'sent'
  return grown > 0n ? 'less' : received === undefined ? 'unread' : 'missing'
}
