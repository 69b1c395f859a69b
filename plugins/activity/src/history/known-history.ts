import type { NewestPage, Transaction } from '../contract.js'
import * as limits from '../limits.js'

/** A page further down. */
export type OlderPage = Pick<NewestPage, 'transactions' | 'next'>

/** What is known of a history: its pages as one list, newest first, and where the next older one begins. */
export interface KnownHistory {
  readonly transactions: readonly Transaction[]
  readonly next: string | undefined
  /** Where pages began that were asked for: a cursor that comes again leads in a circle. */
  readonly asked: ReadonlySet<string | undefined>
  /** Pages in a row without anything new. */
  readonly empty: number
}

/**
 * Puts a new first page before what is known. Where it does not reach down to that there would be a gap between them, and a page without a
 * next one is the whole history: what was known is dropped. So is what the page should have and does not: the chain took it back.
 */
export function withNewest(known: KnownHistory | undefined, { transactions, next }: OlderPage): KnownHistory {
  const page = sorted(transactions)
  const ids = new Set(page.map(({ id }) => id))
  const oldest = page.at(-1)?.minedAt ?? 0
  const mined = known?.transactions.filter(({ status }) => status !== 'pending') ?? []
  if (known === undefined || next === undefined || !mined.some(({ id }) => ids.has(id)))
    return { transactions: page, next, asked: new Set(), empty: 0 }
  const below = mined.filter(({ id, minedAt }) => !ids.has(id) && minedAt <= oldest)
  return { ...known, next: known.asked.size === 0 ? next : known.next, transactions: [...page, ...below] }
}

/** Puts an older page behind what is known. Its cursor counts once, and not for ever when nothing comes of it. */
export function withOlder(known: KnownHistory, { transactions, next }: OlderPage): KnownHistory {
  const ids = new Set(known.transactions.map(({ id }) => id))
  const fresh = transactions.filter(({ id }) => !ids.has(id))
  const asked = new Set([...known.asked, known.next])
  const all = [...known.transactions, ...fresh].slice(0, limits.transactions)
  const empty = fresh.length === 0 ? known.empty + 1 : 0
  const isOver = next === undefined || asked.has(next) || empty >= limits.emptyPages || all.length >= limits.transactions
  return { transactions: sorted(all), next: isOver ? undefined : next, asked, empty }
}

/** Newest first, whatever order a service tells them in; of one moment, as told. */
export function sorted(transactions: readonly Transaction[]): readonly Transaction[] {
  return transactions.toSorted((one, other) => other.minedAt - one.minedAt)
}
