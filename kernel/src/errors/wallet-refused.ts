import { type BillfoldError, type ErrorFactory, errorFactory, isBillfoldError } from './billfold-error.js'

/** Made by a connector at its border when the person said no in the wallet. */
export const walletError: ErrorFactory<'wallet'> = errorFactory({
  'wallet/refused': () => 'Connection rejected',
})

/** True when the person said no. */
export function isRefusal(error: unknown): error is BillfoldError<'wallet/refused'> {
  return isBillfoldError(error, 'wallet/refused')
}
