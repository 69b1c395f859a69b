import type { HistoryQuestion } from '../chain-reader.js'
import { type Stream, mergeStreams } from '../merge-streams.js'
import { unknownCursor } from '../refuse-cursor.js'
import type { HistoryPage } from '../shapes.js'
import { type Place, type Places, fromCursor, toCursor } from './cursor.js'
import type { SuiParts } from './sui-parts.js'
import { tell } from './tell.js'
import { type SuiTransaction, pageSchema } from './transactions.js'

/** Transactions on one page. */
const pageSize = 25
/** Questions that a page costs: both lists, and what coins are called. */
const pageCost = 10
const mostRounds = 20

/** Reads one page of what an account signed, and of what others gave it, newest first. */
export async function readHistory(parts: SuiParts, { address, cursor, charge }: HistoryQuestion): Promise<HistoryPage> {
  const start = cursor === undefined ? (['start', 'start'] as const) : fromCursor(cursor)
  if (start === undefined) throw unknownCursor()
  await charge(pageCost)
  let [items, places]: readonly [readonly SuiTransaction[], Places] = [[], start]
  // A list of what the account signed itself, which the other list tells, makes no page.
  for (let rounds = 0; rounds < mostRounds && items.length === 0 && toCursor(places) !== undefined; rounds += 1)
    ({ items, places } = await readBehind(parts, address, places))
  return { data: await Promise.all(items.map((item) => tell(parts, address, item))), next: toCursor(places) ?? null }
}

async function readBehind(
  parts: SuiParts,
  address: string,
  places: Places,
): Promise<{ readonly items: readonly SuiTransaction[]; readonly places: Places }> {
  const lists = await Promise.all([read(parts, { FromAddress: address }, places[0]), read(parts, { ToAddress: address }, places[1])])
  const isOwn = ({ transaction }: SuiTransaction): boolean => transaction.data.sender === address.toLowerCase()
  const { items, taken } = mergeStreams(lists, {
    ...{ size: pageSize, keyOf: ({ digest }) => digest, isNewer },
    // Both lists have what it signed, and not in the same order within a checkpoint.
    isSkipped: (item, list) => list === 1 && isOwn(item),
  })
  const behind = (index: 0 | 1): Place => placeBehind(places[index], lists[index], taken[index] ?? 0)
  return { items, places: [behind(0), behind(1)] }
}

async function read({ client }: SuiParts, filter: object, place: Place): Promise<Stream<SuiTransaction>> {
  if (place === 'end') return { items: [], hasMore: false }
  const query = { filter, options: { showInput: true, showEffects: true, showBalanceChanges: true } }
  const cursor = place === 'start' ? null : place.after
  const { data, hasNextPage } = await client('suix_queryTransactionBlocks', [query, cursor, pageSize, true], pageSchema)
  return { items: data, hasMore: hasNextPage }
}

function placeBehind(before: Place, { items, hasMore }: Stream<SuiTransaction>, taken: number): Place {
  if (taken === items.length && !hasMore) return 'end'
  const last = items[taken - 1]
  return last === undefined ? before : { after: last.digest }
}

/** What is in no checkpoint yet is newer than everything that is in one. */
function isNewer(one: SuiTransaction, other: SuiTransaction): boolean {
  const [first, second] = [one, other].map(({ checkpoint }) => Number(checkpoint ?? Infinity))
  return (first ?? 0) > (second ?? 0)
}
