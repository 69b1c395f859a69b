import * as v from 'valibot'

import { AnswerTooLarge } from '../read-capped.js'
import { type PolkadotParts, askIndex } from './polkadot-parts.js'

/** Limits for one account: anybody may give anybody more. Pieces at once are what the index tells. */
const limits = { pieces: 1_000, atOnce: 100, calls: 60 }

const pageSchema = v.object({ count: v.number(), list: v.nullish(v.array(v.unknown())) })
type Page = v.InferOutput<typeof pageSchema>

/** Reads the pieces of an account, as the index tells them. One with megabytes of words hides no other. */
export async function readHeldPieces(parts: PolkadotParts, address: string): Promise<readonly unknown[]> {
  const found: unknown[] = []
  let [start, row] = [0, limits.atOnce]
  for (let calls = 0; calls < limits.calls && start < limits.pieces; calls += 1) {
    const page = await pageAt(parts, { address, start, row })
    if (page === undefined && row > 1) {
      row /= 10
      continue
    }
    const list = page?.list?.slice(0, row)
    found.push(...(list ?? []))
    start += row
    if (page !== undefined && (list === undefined || list.length === 0 || start >= page.count)) break
    row = largestRow(start)
  }
  return found
}

interface Place {
  readonly address: string
  /** Pieces before the page. */
  readonly start: number
  readonly row: number
}

/** Reads one page; undefined for one that is larger than what is read. */
async function pageAt(parts: PolkadotParts, { address, start, row }: Place): Promise<Page | undefined> {
  try {
    return await askIndex(parts, 'api/scan/nfts/account/balances', { address, row, page: start / row }, pageSchema)
  } catch (error) {
    if (error instanceof AnswerTooLarge) return undefined
    throw error
  }
}

/** The largest page that begins with a piece: pages are counted, so each begins with a multiple of its size. */
function largestRow(start: number): number {
  return [limits.atOnce, 10].find((row) => start % row === 0) ?? 1
}
