import type { FollowedTransaction, TransactionState } from '@billfold/kernel'
import type { Nodes } from '@billfold/kernel/family'
import { statusCall } from './calls.js'

/** Tells how a transaction stands. Its block is the slot: explorers know blocks by that. */
export async function followTransaction(
  nodes: Pick<Nodes, 'ask'>,
  { hash, network }: FollowedTransaction,
  signal: AbortSignal,
): Promise<TransactionState> {
  const [found] = (await nodes.ask(network, statusCall(hash), signal)).value
  if (found === undefined || found === null) return { status: 'missing' }
  const { err, confirmationStatus, slot } = found
  const block = slot === undefined ? {} : { block: String(slot) }
  if (err !== null && err !== undefined) return { status: 'failed', ...block }
  return confirmationStatus === 'confirmed' || confirmationStatus === 'finalized'
    ? { status: 'confirmed', ...block }
    : { status: 'pending' }
}
