import type { HistoryQuestion } from '../chain-reader.js'
import { unknownCursor } from '../refuse-cursor.js'
import type { HistoryPage } from '../shapes.js'
import type { BitcoinParts } from './bitcoin-parts.js'
import { tell } from './tell.js'
import { listSchema } from './transactions.js'

/** Transactions in blocks that a node lists at once. */
const pageSize = 25

/** Reads one page of what an address paid and was paid: what waits for a block first, then the newest. */
export async function readHistory(parts: BitcoinParts, { address, cursor, charge }: HistoryQuestion): Promise<HistoryPage> {
  if (cursor !== undefined && !/^[0-9a-f]{64}$/.test(cursor)) throw unknownCursor()
  await charge(1)
  const list = await parts.api(`address/${address}/txs${cursor === undefined ? '' : `/chain/${cursor}`}`, listSchema)
  const mined = list.filter(({ status }) => status.confirmed)
  return {
    data: list.map((found) => tell(parts, address, found)),
    // A page that is not full is the last.
    next: mined.length < pageSize ? null : (mined.at(-1)?.txid ?? null),
  }
}
