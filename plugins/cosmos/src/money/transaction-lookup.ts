import type { HashLookup, NodeCall } from '@billfold/kernel/family'
import { objectOf } from '@billfold/kernel/validation'
import { base64, hex } from '@scure/base'
import { number, optional, pipe, regex, string } from 'valibot'

/** A transaction in its block. */
export interface FoundTransaction {
  readonly height: string
  readonly tx_result: { readonly code: number; readonly log: string }
}

const result = objectOf({ code: optional(number(), 0), log: optional(string(), '') })
const found = objectOf({ height: pipe(string(), regex(/^\d{1,20}$/)), tx_result: result })

/** Asks for a transaction by its hash. Until it is in a block a node says that it does not know it. */
export function transactionCall(transaction: string): NodeCall<FoundTransaction> {
  const hash = base64.encode(hex.decode(transaction.toLowerCase()))
  return { method: 'tx', params: { hash, prove: false }, schema: found }
}

/** How nodes tell of a transaction. */
export const transactionLookup: HashLookup<FoundTransaction> = {
  call: transactionCall,
  read: ({ height: block, tx_result: ran }) => ({ status: ran.code === 0 ? 'confirmed' : 'failed', block }),
}
