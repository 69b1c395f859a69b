import type { FollowedTransaction, TransactionState } from '@billfold/kernel'
import { followByHash } from '@billfold/kernel/family'
import { transactionCall } from './calls.js'
import type { SuiNodes } from './sui-nodes.js'

/** Tells how a transaction stands. Its block is the checkpoint, in which it is a moment after it ran. */
export function followTransaction(
  nodes: Pick<SuiNodes, 'ask'>,
  transaction: FollowedTransaction,
  signal: AbortSignal,
): Promise<TransactionState> {
  return followByHash({ nodes, signal }, transaction, {
    call: transactionCall,
    read: ({ effects, checkpoint: block }) => ({
      status: effects.status.status === 'success' ? 'confirmed' : 'failed',
      ...(typeof block === 'string' && { block }),
    }),
  })
}
