import { isBillfoldError, walletError } from '@billfold/kernel'
import { userRejected } from '../protocol/index.js'

/** Reads why the frame did not do it: a no of the person, who also says no by leaving, or the frame's own words. */
export function requestFailure(error: unknown): unknown {
  const isNo = isBillfoldError(error, 'auth/failed') && error.context.words === userRejected
  return isNo || isBillfoldError(error, 'auth/called-off') ? walletError('wallet/refused', { wallet: 'The wallet' }, error) : error
}
