import { isBillfoldError } from '../src/core/errors/billfold-error.js'
import type { TransactionState } from '../src/index.js'

/** How a transaction stands, or that it is missing where nodes say that they do not know it: by any no, or by the one with this code. */
export async function orMissing(state: Promise<TransactionState>, notFound?: number): Promise<TransactionState> {
  try {
    return await state
  } catch (error) {
    const isNo = isBillfoldError(error, 'node/failed') && (notFound === undefined || error.context.code === notFound)
    if (isNo) return { status: 'missing' }
    throw error
  }
}
