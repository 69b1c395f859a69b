import * as v from 'valibot'

import type { HistoryQuestion } from '../chain-reader.js'
import type { Holding } from '../coin-book.js'
import { unknownCursor } from '../refuse-cursor.js'
import type { HistoryPage, Transaction } from '../shapes.js'
import { coinTransfer, tellTransaction } from '../tell-transaction.js'
import { accountKey } from './account-key.js'
import { assetAddress } from './asset-address.js'
import { indexedDecimals } from './indexed-decimals.js'
import { type PolkadotParts, askIndex } from './polkadot-parts.js'

/** Transfers on one page, at least: a page ends with a block. Those that the index tells at once. */
const pageSize = 25
const mostRows = 100

const transfer = v.object({
  from: v.string(),
  to: v.string(),
  hash: v.string(),
  success: v.boolean(),
  block_num: v.number(),
  block_timestamp: v.number(),
  nonce: v.optional(v.number(), 0),
  amount: v.optional(v.string(), ''),
  amount_v2: v.pipe(v.string(), v.regex(/^\d{1,40}$/)),
  asset_symbol: v.string(),
  asset_unique_id: v.optional(v.string(), ''),
})
const rowsSchema = v.object({ count: v.number(), transfers: v.nullish(v.array(transfer)) })

type IndexedTransfer = v.InferOutput<typeof transfer>

/** Reads one page of what an account sent and was given, newest first. */
export async function readHistory(parts: PolkadotParts, { address, cursor, charge }: HistoryQuestion): Promise<HistoryPage> {
  if (cursor !== undefined && !/^\d{1,12}$/.test(cursor)) throw unknownCursor()
  await charge(pageSize)
  const rows = await search(parts, address, cursor)
  const end = rows[pageSize - 1]?.block_num ?? 0
  const shown = rows.filter(({ block_num: block }) => block >= end)
  return {
    data: transactionsOf(shown).map((transfers) => tell(parts, address, transfers)),
    next: shown.length < rows.length ? String(end - 1) : null,
  }
}

/** Transfers up to a block, newest first: at least a page, and one of a block below it, as far as there are. */
async function search(parts: PolkadotParts, address: string, block: string | undefined): Promise<readonly IndexedTransfer[]> {
  const rows: IndexedTransfer[] = []
  for (let page = 0; ; page += 1) {
    const body = { address, row: mostRows, page, order: 'desc', ...(block !== undefined && { block_range: `0-${block}` }) }
    const { count, transfers } = await askIndex(parts, 'api/v2/scan/transfers', body, rowsSchema)
    rows.push(...(transfers ?? []))
    const end = rows[pageSize - 1]?.block_num ?? 0
    const isOver = (transfers ?? []).length === 0 || rows.length >= count
    if (isOver || rows.some(({ block_num: found }) => found < end)) return rows.toSorted((one, other) => other.block_num - one.block_num)
  }
}

/** The transfers of each transaction: one may make several. */
function transactionsOf(transfers: readonly IndexedTransfer[]): readonly (readonly [IndexedTransfer, ...IndexedTransfer[]])[] {
  const found = new Map<string, [IndexedTransfer, ...IndexedTransfer[]]>()
  for (const each of transfers) {
    const others = found.get(each.hash)
    if (others === undefined) found.set(each.hash, [each])
    else others.push(each)
  }
  return [...found.values()]
}

function tell(parts: PolkadotParts, account: string, transfers: readonly [IndexedTransfer, ...IndexedTransfer[]]): Transaction {
  const [first] = transfers
  const key = accountKey(account)
  const isOwn = (address: string): boolean => accountKey(address) === key
  const isFailed = !first.success
  const moves = isFailed
    ? []
    : transfers.filter(({ from, to }) => isOwn(from) !== isOwn(to)).flatMap((each) => movedIn(parts, each, isOwn(each.from) ? -1n : 1n))
  return tellTransaction({
    id: first.hash,
    chain: parts.network.caipNetworkId,
    minedAt: first.block_timestamp * 1_000,
    account,
    signer: first.from,
    other: isOwn(first.from) ? first.to : first.from,
    isFailed,
    nonce: first.nonce,
    moves,
    transfers: moves.map(coinTransfer),
  })
}

/** Nothing for a token whose decimals nobody tells: its amount would be read as another. */
function movedIn({ coins, network }: PolkadotParts, found: IndexedTransfer, sign: bigint): readonly Holding[] {
  const amount = sign * BigInt(found.amount_v2)
  const { asset_symbol: symbol, asset_unique_id: id } = found
  // Tokens of pallets have a slash in their ids, and any symbol that their maker likes.
  if (symbol === network.nativeCurrency.symbol && !id.includes('/')) return [coins.nativeHolding(amount)]
  const address = assetAddress(id)
  const decimals = coins.decimalsOf(address) ?? indexedDecimals(found.amount_v2, found.amount)
  return decimals === undefined ? [] : [{ address, amount, decimals, facts: coins.factsOf(address, { name: symbol, symbol }) }]
}
