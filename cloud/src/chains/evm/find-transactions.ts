import type { Block, Transaction } from 'viem'

import type { Touch } from './chain-index/range.js'
import type { Place } from './cursor.js'
import type { EvmClient } from './evm-client.js'
import type { EvmParts } from './evm-parts.js'
import { type Span, transfersFrom, transfersTo } from './logs.js'
import type { Move } from './moves.js'

/** A transaction that has to do with an account. */
export interface FoundTransaction {
  readonly transaction: Transaction
  readonly place: Place
  /** Seconds since 1970. */
  readonly time: bigint
  readonly isPending: boolean
  /** Moves of the native currency by contracts, from and to the account. */
  readonly inner: readonly Move[]
}

/** The transactions of a stretch of blocks that an account made, got, or was moved something by; newest first. */
export async function findMined(
  { client, traces }: Pick<EvmParts, 'client' | 'traces'>,
  { account, span }: { readonly account: string; readonly span: Span },
): Promise<readonly FoundTransaction[]> {
  const numbers = Array.from({ length: Number(span.to - span.from) + 1 }, (_, index) => span.from + BigInt(index))
  const [inner, sent, received, ...blocks] = await Promise.all([
    traces.moves(account, span),
    transfersFrom(client, span, account),
    transfersTo(client, span, account),
    ...numbers.map((blockNumber) => client.getBlock({ blockNumber, includeTransactions: true })),
  ])
  const touched = new Set([...inner.keys(), ...[...sent, ...received].map(({ transactionHash }) => transactionHash)])
  return blocks
    .flatMap((block) => inBlock(block, false))
    .map((found) => ({ ...found, inner: inner.get(found.transaction.hash) ?? [] }))
    .filter(({ transaction }) => touched.has(transaction.hash) || isBy(account, transaction))
    .toReversed()
}

/** A transaction that the index knows of, whole. */
export async function findTouched(
  { client, traces }: Pick<EvmParts, 'client' | 'traces'>,
  { account, block, position, hash, minedAt, hasInner }: Touch,
): Promise<FoundTransaction> {
  const [transaction, inner] = await Promise.all([
    client.getTransaction({ hash: hash as `0x${string}` }),
    hasInner ? traces.within(hash, account) : [],
  ])
  return { transaction, inner, place: { block, index: position }, time: minedAt, isPending: false }
}

/** The transactions of an account that wait to be mined. */
export async function findPending(
  client: EvmClient,
  { account, after }: { readonly account: string; readonly after: bigint },
): Promise<readonly FoundTransaction[]> {
  // Some nodes show nobody what waits: then nothing does.
  const block = await client.getBlock({ blockTag: 'pending', includeTransactions: true }).catch(() => undefined)
  if (block === undefined || (block.number !== null && block.number <= after)) return []
  return inBlock(block, true)
    .filter(({ transaction }) => isBy(account, transaction))
    .toReversed()
}

function inBlock(
  { transactions, number, timestamp }: Block<bigint, true> | Block<bigint, true, 'pending'>,
  isPending: boolean,
): readonly FoundTransaction[] {
  return transactions.map((transaction, index) => ({
    transaction,
    place: { block: number ?? 0n, index },
    time: timestamp,
    isPending,
    inner: [],
  }))
}

function isBy(account: string, { from, to }: Transaction): boolean {
  return from.toLowerCase() === account || to?.toLowerCase() === account
}
