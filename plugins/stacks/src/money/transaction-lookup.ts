import type { HashLookup } from '@billfold/kernel/family'
import { objectOf } from '@billfold/kernel/validation'
import { number, optional, string } from 'valibot'

interface ToldTransaction {
  readonly tx_status: string
  readonly block_height?: number | undefined
}

/** Nodes say `pending`, `success`, and why one failed or was dropped: `abort_by_response`, `dropped_replace_by_fee`. */
const statuses = { success: 'confirmed', abort_: 'failed', dropped_replace: 'replaced', dropped_: 'missing' } as const
const schema = objectOf({ tx_status: string(), block_height: optional(number()) })

/** How nodes tell of a transaction. */
export const transactionLookup: HashLookup<ToldTransaction> = {
  call: (hash) => ({ method: `GET extended/v1/tx/0x${hash}`, schema }),
  read({ tx_status: told, block_height: height }) {
    const [, status = 'pending'] = Object.entries(statuses).find(([begins]) => told.startsWith(begins)) ?? []
    return { status, ...(height !== undefined && { block: String(height) }) }
  },
  notFound: 404,
}
