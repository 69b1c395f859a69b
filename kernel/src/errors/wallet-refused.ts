import type { CaipNetworkId } from '../contract/caip.js'
import { type BillfoldError, type ErrorFactory, errorFactory, isBillfoldError } from './billfold-error.js'

declare module '../contract/open.js' {
  interface ErrorContexts {
    /** The wallet was asked for a network that it does not know: it must be added first. */
    'wallet/unknown-network': { readonly networkId: CaipNetworkId }
  }
}

/** Made by a connector or a chain adapter at its border, from what its wallet says in its own words. */
export const walletError: ErrorFactory<'wallet'> = errorFactory({
  'wallet/refused': () => 'Connection rejected',
  'wallet/unknown-network': ({ networkId }) => ({
    message: `The wallet does not know the network ${networkId}`,
    remedy: 'Add the network to the wallet, then switch to it.',
  }),
})

/** True when a wallet does not know the network it was asked for. */
export function isUnknownNetwork(error: unknown): error is BillfoldError<'wallet/unknown-network'> {
  return isBillfoldError(error, 'wallet/unknown-network')
}

/** True when the person said no. */
export function isRefusal(error: unknown): error is BillfoldError<'wallet/refused'> {
  return isBillfoldError(error, 'wallet/refused')
}
