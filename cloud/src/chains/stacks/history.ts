import type { HistoryQuestion } from '../chain-reader.js'
import { unknownCursor } from '../refuse-cursor.js'
import type { HistoryPage } from '../shapes.js'
import type { StacksParts } from './stacks-parts.js'
import { tell } from './tell.js'
import { type StacksTransaction, pageSchema } from './transactions.js'

/** Transactions on one page. */
const pageSize = 25

/** How many transactions an account had when a page was told, and how many of those are older than it. */
interface Place {
  readonly total: number
  readonly left: number
}

/** Reads one page of what an account did and was given, newest first. */
export async function readHistory(parts: StacksParts, { address, cursor, charge }: HistoryQuestion): Promise<HistoryPage> {
  const place = cursor === undefined ? undefined : fromCursor(cursor)
  if (cursor !== undefined && place === undefined) throw unknownCursor()
  await charge(pageSize)
  const { total, rows } = await read(parts, address, place)
  const left = Math.max(0, (place?.left ?? total) - rows.length)
  return {
    data: await Promise.all(rows.map((row) => tell(parts, address, row))),
    next: left === 0 || rows.length === 0 ? null : `${left}-${total}`,
  }
}

interface Rows {
  readonly total: number
  readonly rows: readonly StacksTransaction[]
}

/** The API counts from the newest: what has come since the page before moves everything. */
async function read(parts: StacksParts, address: string, place: Place | undefined): Promise<Rows> {
  if (place === undefined) return page(parts, address, 0)
  const guessed = await page(parts, address, place.total - place.left)
  return guessed.total === place.total ? guessed : page(parts, address, Math.max(0, guessed.total - place.left))
}

async function page({ api }: StacksParts, address: string, offset: number): Promise<Rows> {
  const { total, results } = await api(`extended/v2/addresses/${address}/transactions?limit=${pageSize}&offset=${offset}`, pageSchema)
  return { total, rows: results }
}

function fromCursor(text: string): Place | undefined {
  const [, left, total] = /^(\d{1,12})-(\d{1,12})$/.exec(text) ?? []
  const place = { left: Number(left), total: Number(total) }
  return place.left <= place.total ? place : undefined
}
