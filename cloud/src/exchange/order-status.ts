/** How an order stands, as pages are told. `UNKNOWN`: nobody has paid as far as the exchange says. */
export type OrderStatus = 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'

const words: Readonly<Record<string, OrderStatus>> = {
  open: 'UNKNOWN',
  paid: 'IN_PROGRESS',
  sent: 'SUCCESS',
  failed: 'FAILED',
  expired: 'FAILED',
}
const ranks: Readonly<Record<OrderStatus, number>> = { UNKNOWN: 0, IN_PROGRESS: 1, SUCCESS: 2, FAILED: 2 }

/** True for an order of which nothing new is heard any more. */
export function isOver(status: OrderStatus): boolean {
  return ranks[status] === 2
}

/** The state of an order after the exchange has said a word about it. It never goes back, and a word that nobody knows changes nothing. */
export function nextStatus(known: OrderStatus, word: string): OrderStatus {
  const told = Object.hasOwn(words, word) ? words[word] : undefined
  return told === undefined || isOver(known) || ranks[told] < ranks[known] ? known : told
}
