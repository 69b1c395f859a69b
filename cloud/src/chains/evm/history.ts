import { Refusal } from '../../http/refusal.js'
import type { HistoryQuestion } from '../chain-reader.js'
import type { HistoryPage } from '../shapes.js'
import { type Place, fromCursor, isBefore, toCursor } from './cursor.js'
import type { EvmParts } from './evm-parts.js'
import { type FoundTransaction, findMined, findPending } from './find-transactions.js'
import { tell } from './tell.js'

/** Transactions on one page. */
const pageSize = 25
/** Blocks that are read at once, as many as every node traces, and how often for one page. */
const stride = 100n
const mostStrides = 20

/** Reads one page of what an account did and had done to it: from the blocks and the logs in them, newest first. */
export async function readHistory(parts: EvmParts, { address, cursor }: HistoryQuestion): Promise<HistoryPage> {
  const account = address.toLowerCase()
  const before = cursor === undefined ? await tip(parts) : startOf(cursor)
  const pending = cursor === undefined ? await findPending(parts.client, { account, after: before.block }) : []
  const { found, end } = await walk(parts, { account, before })
  const shown = found.slice(0, pageSize)
  const last = shown.at(-1)
  const next = found.length > pageSize && last !== undefined ? last.place : end
  return { data: await tell(parts, { account, transactions: [...pending, ...shown] }), next: next === undefined ? null : toCursor(next) }
}

interface Walk {
  readonly account: string
  readonly before: Place
}

interface Walked {
  readonly found: readonly FoundTransaction[]
  /** Where the walk stopped; undefined at the beginning of the chain. */
  readonly end: Place | undefined
}

/** Goes back from a place until there is more than a page, the chain begins, or enough blocks were read. */
async function walk(parts: EvmParts, { account, before }: Walk): Promise<Walked> {
  const first = BigInt(parts.network.firstBlock)
  const found: FoundTransaction[] = []
  let to = before.block
  for (let strides = 0; strides < mostStrides && to >= first && found.length <= pageSize; strides += 1) {
    const from = to - stride + 1n > first ? to - stride + 1n : first
    const mined = await findMined(parts, { account, span: { from, to } })
    found.push(...mined.filter(({ place }) => isBefore(place, before)))
    to = from - 1n
  }
  return { found, end: to >= first ? { block: to + 1n, index: 0 } : undefined }
}

async function tip({ client }: EvmParts): Promise<Place> {
  return { block: await client.getBlockNumber(), index: Number.MAX_SAFE_INTEGER }
}

function startOf(cursor: string): Place {
  const place = fromCursor(cursor)
  if (place === undefined) throw new Refusal({ status: 400, name: 'cursor', description: 'This cursor comes from nowhere.' })
  return place
}
