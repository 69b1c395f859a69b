import * as v from 'valibot'

import { Refusal } from '../../http/refusal.js'
import type { HistoryQuestion } from '../chain-reader.js'
import type { HistoryPage, OperationType, Transaction } from '../shapes.js'
import { type Seen, after, fromCursor, toCursor } from './cursor.js'
import { type Move, type SolanaTransaction, counterpartOf, movesOf, transactionSchema } from './moves.js'
import { piecesAmong } from './pieces.js'
import { readTokenAccounts } from './solana-client.js'
import type { SolanaParts } from './solana-parts.js'
import { transferOf } from './transfers.js'

/** Transactions on one page, and how many signatures are looked at for each account. */
const pageSize = 25
const mostSignatures = 1_000

/** Reads one page of what somebody did and had done to them, in their own account and those of their tokens, newest first. */
export async function readHistory(parts: SolanaParts, { address, cursor, charge }: HistoryQuestion): Promise<HistoryPage> {
  const place = cursor === undefined ? undefined : fromCursor(cursor)
  if (cursor !== undefined && place === undefined) {
    throw new Refusal({ status: 400, name: 'cursor', description: 'This cursor comes from nowhere.' })
  }
  const accounts = await readTokenAccounts(parts.client, address)
  await charge(accounts.length + pageSize)
  const seen = await signaturesOf(parts, [address, ...accounts.map((account) => account.address)])
  const older = place === undefined ? seen : after(seen, place)
  const shown = older.slice(0, pageSize)
  const data = await Promise.all(shown.map((each) => tell(parts, address, each)))
  const last = shown.at(-1)
  const next = older.length > pageSize && last !== undefined ? toCursor(last) : null
  return { data: data.filter((one) => one !== undefined), next }
}

async function signaturesOf({ client }: SolanaParts, addresses: readonly string[]): Promise<readonly Seen[]> {
  const schema = v.array(v.object({ signature: v.string(), slot: v.number() }))
  const lists = await Promise.all(
    addresses.map((address) => client('getSignaturesForAddress', [address, { limit: mostSignatures }], schema)),
  )
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
  const operationType = operationOf(moves)
  const [first] = moves
  const other = (first && counterpartOf(found, account, first)) ?? account
  const payer = found.transaction.message.accountKeys[0] ?? account
  return {
    id: signature,
    metadata: {
      operationType,
      hash: signature,
      chain: parts.network.caipNetworkId,
      minedAt: new Date((found.blockTime ?? 0) * 1_000).toISOString(),
      sentFrom: operationType === 'receive' ? other : payer,
      sentTo: operationType === 'receive' ? account : other,
      status: isFailed ? 'failed' : 'confirmed',
      nonce: nonceOf(found),
    },
    transfers: moves.map((move) => transferOf(parts, move, pieces)),
  }
}

function asHolding({
  mint,
  amount,
  decimals,
}: Move): readonly { readonly mint: string; readonly amount: bigint; readonly decimals: number }[] {
  return mint === undefined ? [] : [{ mint, decimals, amount: amount < 0n ? -amount : amount }]
}

/** Transactions have no numbers here: their slot puts them in order. */
function nonceOf({ slot }: SolanaTransaction): number {
  return slot
}

function operationOf(moves: readonly Move[]): OperationType {
  const hasOut = moves.some(({ amount }) => amount < 0n)
  const hasIn = moves.some(({ amount }) => amount > 0n)
  if (hasOut && hasIn) return 'trade'
  return hasOut ? 'send' : hasIn ? 'receive' : 'execute'
}
