import type { HashLookup } from '@billfold/kernel/family'
import { type Effects, transactionCall } from './calls.js'

/** How nodes tell of a transaction. Its block is the checkpoint, in which it is a moment after it ran. */
export const transactionLookup: HashLookup<Effects> = {
  call: transactionCall,
  read: ({ effects, checkpoint: block }) => ({
    status: effects.status.status === 'success' ? 'confirmed' : 'failed',
    ...(typeof block === 'string' && { block }),
  }),
}
