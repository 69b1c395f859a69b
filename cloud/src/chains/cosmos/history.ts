import * as v from 'valibot'

import type { HistoryQuestion } from '../chain-reader.js'
import { type Stream, mergeStreams } from '../merge-streams.js'
import { unknownCursor } from '../refuse-cursor.js'
import type { HistoryPage } from '../shapes.js'
import type { CosmosParts } from './cosmos-parts.js'
import { type CosmosTransaction, searchSchema } from './transactions.js'
import { tell } from './tell.js'

/** Transactions on one page, and those that a node tells at once. */
const pageSize = 25
const mostFound = 100

/** The place of a transaction: its block, and its number in that. */
interface Place {
  readonly height: number
  readonly index: number
}

/** Reads one page of what an account signed and was given, newest first. */
export async function readHistory(parts: CosmosParts, { address, cursor, charge }: HistoryQuestion): Promise<HistoryPage> {
  const place = cursor === undefined ? undefined : fromCursor(cursor)
  if (cursor !== undefined && place === undefined) throw unknownCursor()
  // Searches cost a node more than other questions, and each block is asked for its time.
  await charge(2 * pageSize)
  const lists = await Promise.all([
    search(parts, `message.sender='${address}'`, place),
    search(parts, `transfer.recipient='${address}'`, place),
  ])
  const { items, taken } = mergeStreams(lists, {
    size: pageSize,
    keyOf: ({ hash }) => hash,
    isNewer: (one, other) => isBefore(placeOf(other), placeOf(one)),
  })
  const times = await timesOf(parts, [...new Set(items.map(({ height }) => height))])
  const last = items.at(-1)
  const isOver = lists.every(({ items: all, hasMore }, index) => taken[index] === all.length && !hasMore)
  return {
    data: items.map((item) => tell(parts, { account: address, minedAt: times.get(item.height) ?? 0 }, item)),
    next: isOver || last === undefined ? null : `${last.height}-${last.index}`,
  }
}

/** The transactions that a search finds behind a place. */
async function search({ client }: CosmosParts, condition: string, place: Place | undefined): Promise<Stream<CosmosTransaction>> {
  const query = place === undefined ? condition : `${condition} AND tx.height<=${place.height}`
  const items: CosmosTransaction[] = []
  for (let page = 1, seen = 0; ; page += 1) {
    const params = { query, prove: false, page: String(page), per_page: String(mostFound), order_by: 'desc' }
    const { txs, total_count: total } = await client('tx_search', params, searchSchema)
    items.push(...txs.filter((found) => place === undefined || isBefore(placeOf(found), place)))
    seen += txs.length
    const hasMore = txs.length > 0 && seen < Number(total)
    // Those of the block of the place that were told before may fill a whole page.
    if (items.length > 0 || !hasMore) return { items, hasMore }
  }
}

const block = v.object({ block_metas: v.array(v.object({ header: v.object({ time: v.pipe(v.string(), v.isoTimestamp()) }) })) })

async function timesOf({ client }: CosmosParts, heights: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const times = await Promise.all(
    heights.map(async (height) => {
      const { block_metas: found } = await client('blockchain', { minHeight: height, maxHeight: height }, block)
      return [height, Date.parse(found[0]?.header.time ?? '') || 0] as const
    }),
  )
  return new Map(times)
}

function placeOf({ height, index }: CosmosTransaction): Place {
  return { height: Number(height), index }
}

function isBefore(one: Place, other: Place): boolean {
  return one.height < other.height || (one.height === other.height && one.index < other.index)
}

function fromCursor(text: string): Place | undefined {
  const found = /^(\d{1,15})-(\d{1,9})$/.exec(text)
  return found === null ? undefined : { height: Number(found[1]), index: Number(found[2]) }
}
