import { type WalletListFailure, isBillfoldError } from '@billfold/kernel'

const refusals: readonly number[] = [401, 403]
const tooMany = 429

/** Why a question was not answered, as the views tell it. */
export function failureOf(error: unknown): WalletListFailure {
  if (isBillfoldError(error, 'http/offline')) return 'offline'
  if (!isBillfoldError(error, 'http/status')) return 'unreachable'
  if (refusals.includes(error.context.status)) return 'refused'
  return error.context.status === tooMany ? 'busy' : 'unreachable'
}
