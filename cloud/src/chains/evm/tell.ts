import { type TransactionReceipt, getAddress } from 'viem'

import { type Transaction as ToldTransaction, mostTransfers } from '../shapes.js'
import type { EvmParts } from './evm-parts.js'
import type { FoundTransaction } from './find-transactions.js'
import { type Move, isApprovalBy, movesIn } from './moves.js'
import { operationOf } from './operation.js'
import { type Teller, createTeller } from './teller.js'

export interface TellOptions {
  /** In lower case. */
  readonly account: string
  readonly transactions: readonly FoundTransaction[]
}

/** Tells transactions as the history has them, seen from one account. */
export async function tell(parts: EvmParts, { account, transactions }: TellOptions): Promise<readonly ToldTransaction[]> {
  const receipts = await Promise.all(
    transactions.map(({ transaction: { hash }, isPending }) =>
      isPending ? Promise.resolve(undefined) : parts.client.getTransactionReceipt({ hash }),
    ),
  )
  const stories = transactions.map((found, index) => ({ found, receipt: receipts[index], moves: movesOf(found, receipts[index], account) }))
  const teller = await createTeller(parts, { account, moves: stories.flatMap(told) })
  return stories.map((story) => toTold({ ...story, account, teller, chain: parts.network.caipNetworkId }))
}

interface Story {
  readonly found: FoundTransaction
  readonly receipt: TransactionReceipt | undefined
  readonly moves: readonly Move[]
}

/** The moves that are told. One transaction may give away thousands of pieces, and each has a name to be asked for. */
function told({ moves }: Pick<Story, 'moves'>): readonly Move[] {
  return moves.slice(0, mostTransfers)
}

/** What moved from or to the account. Nothing moves in a transaction that failed; one that waits says only what it pays. */
function movesOf(
  { transaction: { from, to, value }, inner }: FoundTransaction,
  receipt: TransactionReceipt | undefined,
  account: string,
): readonly Move[] {
  if (receipt?.status === 'reverted') return []
  const target = (to ?? receipt?.contractAddress ?? '').toLowerCase()
  const paid: Move = { from: from.toLowerCase(), to: target, token: undefined, amount: value }
  const all = [...(value > 0n ? [paid] : []), ...movesIn(receipt?.logs ?? []), ...inner]
  return all.filter((move) => move.from === account || move.to === account)
}

function toTold({
  found,
  receipt,
  moves,
  account,
  teller,
  chain,
}: Story & { account: string; teller: Teller; chain: string }): ToldTransaction {
  const { transaction, time, isPending } = found
  const isOwn = transaction.from.toLowerCase() === account
  const status = isPending ? 'pending' : receipt?.status === 'reverted' ? 'failed' : 'confirmed'
  const operationType = operationOf({
    address: account,
    isDeployment: isOwn && transaction.to === null,
    isApproval: (receipt?.logs ?? []).some((log) => isApprovalBy(account, log)),
    isPayment: isOwn && transaction.input === '0x',
    moves,
  })
  return {
    id: transaction.hash,
    metadata: {
      operationType,
      hash: transaction.hash,
      chain,
      minedAt: new Date(Number(time) * 1_000).toISOString(),
      sentFrom: getAddress(transaction.from),
      sentTo: getAddress(transaction.to ?? receipt?.contractAddress ?? transaction.from),
      status,
      nonce: transaction.nonce,
    },
    transfers: told({ moves }).flatMap((move) => teller(move) ?? []),
  }
}
