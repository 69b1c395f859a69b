import { type FollowedTransaction, type TransactionState, isBillfoldError } from '@billfold/kernel'
import type { Nodes } from '@billfold/kernel/family'
import { standingCall } from './esplora.js'

/** What nodes answer for a transaction that they do not know: it was replaced, has never arrived, or has not yet. */
const notFound = 404

/** Tells whether a transaction stands in a block. */
export async function followTransaction(
  nodes: Pick<Nodes, 'ask'>,
  { hash, network }: FollowedTransaction,
  signal: AbortSignal,
): Promise<TransactionState> {
  try {
    const { confirmed, block_height: block } = await nodes.ask(network, standingCall(hash), signal)
    if (!confirmed) return { status: 'pending' }
    return { status: 'confirmed', ...(typeof block === 'number' && { block: String(block) }) }
  } catch (error) {
    if (isBillfoldError(error, 'node/failed') && error.context.code === notFound) return { status: 'missing' }
    throw error
  }
}
