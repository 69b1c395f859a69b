import { isBillfoldError } from '../src/core/errors/billfold-error.js'
import { mayHaveBeenSent } from './unknown-outcome.js'

/**
 * What a failed transfer came to. `declined`: the person said no. `refused`: it is known that nothing was sent. `ran`: it is on the chain, and moved
 * nothing. `unknown`: it may have been sent.
 */
export type FailureOutcome = 'declined' | 'refused' | 'ran' | 'unknown'

/** Reads what is known after a transfer failed. What does not say that nothing was sent may have been. */
export function failureOutcome(error: unknown): FailureOutcome {
  if (!isBillfoldError(error)) return 'unknown'
  const { code } = error
  if (code === 'wallet/refused') return 'declined'
  if (code.endsWith('/unknown-outcome')) return 'unknown'
  if (code.startsWith('wallet/')) return mayHaveBeenSent(error) ? 'unknown' : 'refused'
  return code.endsWith('/failed') && code !== 'node/failed' ? 'ran' : 'refused'
}
