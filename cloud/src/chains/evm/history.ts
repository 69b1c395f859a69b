import type { HistoryQuestion } from '../chain-reader.js'
import { unknownCursor } from '../refuse-cursor.js'
import type { HistoryPage } from '../shapes.js'
import { type Place, fromCursor, isBefore, toCursor } from './cursor.js'
import type { EvmParts } from './evm-parts.js'
import { settledBelow } from './chain-index/chain-index.js'
import { type FoundTransaction, findMined, findPending, findTouched } from './find-transactions.js'
import { tell } from './tell.js'

/** Transactions on one page. */
const pageSize = 25

/**
 * Reads one page of what an account did and had done to it, newest first: from the newest blocks and the logs in them, and below those
 * from the index.
 */
export async function readHistory(parts: EvmParts, { address, cursor, charge }: HistoryQuestion): Promise<HistoryPage> {
  const account = address.toLowerCase()
  const tip = await parts.client.getBlockNumber()
  const before = cursor === undefined ? { block: tip, index: Number.MAX_SAFE_INTEGER } : startOf(cursor)
  const pending = cursor === undefined ? await findPending(parts.client, { account, after: before.block }) : []
  const { found, end } = await walk(parts, { account, before, tip, charge })
  const shown = found.slice(0, pageSize)
  const last = shown.at(-1)
  const next = found.length > pageSize && last !== undefined ? last.place : end
  const transactions = await Promise.all(shown.map(({ load }) => load()))
  return {
    data: await tell(parts, { account, transactions: [...pending, ...transactions] }),
    next: next === undefined ? null : toCursor(next),
  }
}

interface Walk extends Pick<HistoryQuestion, 'charge'> {
  readonly account: string
  readonly before: Place
  readonly tip: bigint
}

/** A transaction of the page, or the first one behind it, which need not be loaded. */
interface Step {
  readonly place: Place
  readonly load: () => Promise<FoundTransaction>
}

interface Walked {
  readonly found: readonly Step[]
  /** The place where the walk stopped; undefined at the beginning of the chain. */
  readonly end: Place | undefined
}

/** Goes back from a place until there is more than a page, the chain begins, or enough blocks were read. */
async function walk(parts: EvmParts, { account, before, tip, charge }: Walk): Promise<Walked> {
  const first = BigInt(parts.network.firstBlock)
  const settled = settledBelow(tip)
  const found = await newest(parts, { account, before, tip, charge, from: settled > first ? settled : first })
  if (settled <= first) return { found, end: undefined }
  if (found.length > pageSize) return { found, end: { block: settled, index: 0 } }
  const from = before.block < settled ? before : { block: settled - 1n, index: Number.MAX_SAFE_INTEGER }
  const limit = pageSize + 1 - found.length
  const { touches, end } = await parts.index.find({ account, before: from, first, limit, charge })
  const steps = touches.map((touch) => ({ place: { block: touch.block, index: touch.position }, load: () => findTouched(parts, touch) }))
  return { found: [...found, ...steps], end: end === undefined ? undefined : { block: end, index: 0 } }
}

/** The transactions of the blocks that may still change. */
async function newest(parts: EvmParts, { account, before, tip, charge, from }: Walk & { readonly from: bigint }): Promise<readonly Step[]> {
  const to = before.block < tip ? before.block : tip
  if (to < from) return []
  await charge(Number(to - from) + 1)
  const mined = await findMined(parts, { account, span: { from, to } })
  return mined
    .filter(({ place }) => isBefore(place, before))
    .map((transaction) => ({ place: transaction.place, load: () => Promise.resolve(transaction) }))
}

function startOf(cursor: string): Place {
  const place = fromCursor(cursor)
  if (place === undefined) throw unknownCursor()
  return place
}
