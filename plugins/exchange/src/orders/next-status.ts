import type { OrderStatus } from '../contract.js'

const words: Readonly<Record<string, OrderStatus>> = { UNKNOWN: 'open', IN_PROGRESS: 'paid', SUCCESS: 'sent', FAILED: 'failed' }
const ranks: Readonly<Record<OrderStatus, number>> = { open: 0, paid: 1, sent: 2, failed: 2 }

/** The state of an order after a word of the service. It never goes back, and a word that nobody knows changes nothing. */
export function nextStatus(known: OrderStatus, word: string): OrderStatus {
  const told = Object.hasOwn(words, word) ? words[word] : undefined
  return told === undefined || ranks[known] === 2 || ranks[told] < ranks[known] ? known : told
}
