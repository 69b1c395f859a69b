import { type BillfoldError, isBillfoldError } from '../src/core/errors/billfold-error.js'
import { transferError } from './transfer-errors.js'
import { mayHaveBeenSent } from './unknown-outcome.js'

const longestReason = 120

/** A signed transaction on its way to a network. */
export interface Submission<T> {
  /** Its name, for whoever looks for it. */
  readonly transaction: string
  /** Hands it to a node. */
  submit(): Promise<T>
  /** Reads a node's no; undefined where the transaction may be on its way all the same. Absent, a no is that of the network. */
  refusal?(error: BillfoldError<'node/failed'>): BillfoldError | undefined | Promise<BillfoldError | undefined>
  /** Looks for it where nobody knows whether it arrived. Absent, its outcome is unknown then. */
  find?(): Promise<T>
}

/** Hands a transaction to the nodes of its network, once: whatever becomes of it, it is not sent again. */
export async function submitOnce<T>({ transaction, submit, refusal = refused, find }: Submission<T>): Promise<T> {
  try {
    return await submit()
  } catch (error) {
    const no = isBillfoldError(error, 'node/failed') ? await refusal(error) : mayHaveBeenSent(error) ? undefined : error
    if (no !== undefined) throw no
    if (find === undefined) throw transferError('transfer/unknown-outcome', { transaction }, error)
    return find()
  }
}

/** Makes the failure of a transaction that its network does not take. */
export function refused(error: BillfoldError<'node/failed'>): BillfoldError {
  return transferError('transfer/refused', { reason: error.context.reason.slice(0, longestReason) }, error)
}
