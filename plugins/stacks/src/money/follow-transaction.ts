import type { FollowedTransaction, TransactionState } from '@billfold/kernel'
import { followByHash, type Nodes } from '@billfold/kernel/family'
import { objectOf } from '@billfold/kernel/validation'
import { number, optional, string } from 'valibot'

/** Nodes say `pending`, `success`, and why one failed or was dropped: `abort_by_response`, `dropped_replace_by_fee`. */
const statuses = { success: 'confirmed', abort_: 'failed', dropped_replace: 'replaced', dropped_: 'missing' } as const
const schema = objectOf({ tx_status: string(), block_height: optional(number()) })

/** Tells how a transaction stands. */
export function followTransaction(
  nodes: Pick<Nodes, 'ask'>,
  transaction: FollowedTransaction,
  signal: AbortSignal,
): Promise<TransactionState> {
  return followByHash({ nodes, signal }, transaction, {
    call: (hash) => ({ method: `GET extended/v1/tx/0x${hash}`, schema }),
    read({ tx_status: told, block_height: height }) {
      const [, status = 'pending'] = Object.entries(statuses).find(([begins]) => told.startsWith(begins)) ?? []
      return { status, ...(height !== undefined && { block: String(height) }) }
    },
    notFound: 404,
  })
}
