import type { CaipNetworkId } from '../../core/caip/ids.js'
import type { Grant } from '../contract/connection.js'
import { type BillfoldError, type ErrorFactory, errorFactory, isBillfoldError } from '../../core/errors/billfold-error.js'

declare module '../../core/open.js' {
  interface ErrorContexts {
    /** The wallet was asked for a network that it does not know: it must be added first. */
    'wallet/unknown-network': { readonly networkId: CaipNetworkId }
    /** The wallet still shows an earlier request. `granted` is its answer, should the person give it there. */
    'wallet/pending': { readonly wallet?: string; readonly granted?: Promise<Grant> }
  }
}

/** Made by a connector or a chain adapter at its border, from what its wallet says in its own words. */
export const walletError: ErrorFactory<'wallet/refused' | 'wallet/unknown-network' | 'wallet/pending'> = errorFactory({
  'wallet/refused': () => 'Connection rejected',
  'wallet/unknown-network': ({ networkId }) => ({
    message: `The wallet does not know the network ${networkId}`,
    remedy: 'Add the network to the wallet, then switch to it.',
  }),
  'wallet/pending': () => 'Your wallet already has a request open. Finish it there.',
})

/** True when a wallet does not know the network it was asked for. */
export function isUnknownNetwork(error: unknown): error is BillfoldError<'wallet/unknown-network'> {
  return isBillfoldError(error, 'wallet/unknown-network')
}

/** True when a wallet still waits for the answer to an earlier request. */
export function isPending(error: unknown): error is BillfoldError<'wallet/pending'> {
  return isBillfoldError(error, 'wallet/pending')
}

/** True when the person said no. */
export function isRefusal(error: unknown): error is BillfoldError<'wallet/refused'> {
  return isBillfoldError(error, 'wallet/refused')
}
