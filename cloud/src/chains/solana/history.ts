import * as v from 'valibot'

import type { HistoryQuestion } from '../chain-reader.js'
import { unknownCursor } from '../refuse-cursor.js'
import type { HistoryPage, Transaction } from '../shapes.js'
import { tellTransaction } from '../tell-transaction.js'
import { type Seen, fromCursor, toCursor } from './cursor.js'
import { type Move, counterpartOf, movesOf, transactionSchema } from './moves.js'
import { piecesAmong } from './pieces.js'
import type { SolanaParts } from './solana-parts.js'
import { readTokenAccounts } from './token-accounts.js'
import { transferOf } from './transfers.js'

/** Transactions on one page, at least: a page ends with a slot. */
const pageSize = 25
/** Signatures that a node tells at once. */
const mostSignatures = 1_000

/** Reads one page of what somebody did and had done to them, in their own account and those of their tokens, newest first. */
export async function readHistory(parts: SolanaParts, { address, cursor, charge }: HistoryQuestion): Promise<HistoryPage> {
  const place = cursor === undefined ? undefined : fromCursor(cursor)
  if (cursor !== undefined && place === undefined) throw unknownCursor()
  const accounts = await readTokenAccounts(parts.client, address)
  await charge(accounts.length + pageSize)
  const older = await signaturesBehind(parts, [address, ...accounts.map((account) => account.address)], place)
  const shown = pageOf(older)
  const data = await Promise.all(shown.map((each) => tell(parts, address, each)))
  const last = shown.at(-1)
  const next = older.length > shown.length && last !== undefined ? toCursor(last) : null
  return { data: data.filter((one) => one !== undefined), next }
}

/** Nodes do not say in which order the transactions of a slot were that several accounts have: all of a slot are on one page. */
function pageOf(seen: readonly Seen[]): readonly Seen[] {
  const last = seen[pageSize - 1]?.slot
  return last === undefined ? seen : seen.filter(({ slot }, index) => index < pageSize || slot === last)
}

/** The transactions of several accounts behind a place. One that the chain took back tells no node where to begin: the newest are looked at. */
async function signaturesBehind(parts: SolanaParts, addresses: readonly string[], place: Seen | undefined): Promise<readonly Seen[]> {
  if (place === undefined) return signaturesOf(parts, addresses)
  const behind = async (before?: string): Promise<readonly Seen[]> =>
    (await signaturesOf(parts, addresses, before)).filter(({ slot }) => slot < place.slot)
  const found = await behind(place.signature)
  return found.length > 0 ? found : behind()
}

async function signaturesOf({ client }: SolanaParts, addresses: readonly string[], before?: string): Promise<readonly Seen[]> {
  const schema = v.array(v.object({ signature: v.string(), slot: v.number() }))
  const limits = { limit: mostSignatures, ...(before !== undefined && { before }) }
  const lists = await Promise.all(addresses.map((address) => client('getSignaturesForAddress', [address, limits], schema)))
  const unique = new Map(lists.flat().map((seen) => [seen.signature, seen]))
  return [...unique.values()].toSorted((one, other) => other.slot - one.slot)
}

async function tell(parts: SolanaParts, account: string, { signature }: Seen): Promise<Transaction | undefined> {
  const params = [signature, { encoding: 'json', maxSupportedTransactionVersion: 0 }]
  const found = await parts.client('getTransaction', params, v.nullable(transactionSchema))
  if (found === null) return undefined
  const isFailed = found.meta.err !== null && found.meta.err !== undefined
  const moves = isFailed ? [] : movesOf(found, account, parts.network.nativeCurrency.decimals)
  const pieces = await piecesAmong(parts, moves.flatMap(asHolding))
  const [first] = moves
  return tellTransaction({
    id: signature,
    chain: parts.network.caipNetworkId,
    minedAt: (found.blockTime ?? 0) * 1_000,
    account,
    signer: found.transaction.message.accountKeys[0] ?? account,
    other: first && counterpartOf(found, account, first),
    isFailed,
    // Transactions have no numbers here: their slot puts them in order.
    nonce: found.slot,
    moves,
    transfers: moves.map((move) => transferOf(parts, move, pieces)),
  })
}

function asHolding({
  mint,
  amount,
  decimals,
}: Move): readonly { readonly mint: string; readonly amount: bigint; readonly decimals: number }[] {
  return mint === undefined ? [] : [{ mint, decimals, amount: amount < 0n ? -amount : amount }]
}
