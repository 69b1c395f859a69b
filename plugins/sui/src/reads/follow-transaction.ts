import type { FollowedTransaction, TransactionState } from '@billfold/kernel'
import { orMissing } from '@billfold/kernel/family'
import { transactionCall } from './calls.js'
import type { SuiNodes } from './sui-nodes.js'

/** Tells how a transaction stands. Its block is the checkpoint, in which it is a moment after it ran. */
export function followTransaction(
  nodes: Pick<SuiNodes, 'ask'>,
  { hash, network }: FollowedTransaction,
  signal: AbortSignal,
): Promise<TransactionState> {
  const read = async (): Promise<TransactionState> => {
    const { effects, checkpoint: block } = await nodes.ask(network, transactionCall(hash), signal)
    return { status: effects.status.status === 'success' ? 'confirmed' : 'failed', ...(typeof block === 'string' && { block }) }
  }
  return orMissing(read())
}
