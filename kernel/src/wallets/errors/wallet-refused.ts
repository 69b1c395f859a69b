import type { CaipNetworkId } from '../../core/caip/ids.js'
import type { Grant } from '../contract/connection.js'
import { type BillfoldError, type ErrorFactory, errorFactory, isBillfoldError } from '../../core/errors/billfold-error.js'

declare module '../../core/open.js' {
  interface ErrorContexts {
    /** The wallet was asked for a network that it does not know: it must be added first. */
    'wallet/unknown-network': { readonly networkId: CaipNetworkId }
    /** The wallet still shows an earlier request. `granted` is its answer, should the person give it there. */
    'wallet/pending': { readonly wallet?: string; readonly granted?: Promise<Grant> }
    /** The wallet does not let this page do what it asked for. */
    'wallet/unauthorized': WalletCall
    /** The wallet does not know the method. */
    'wallet/unsupported': WalletCall
    /** The wallet reaches no network at all. */
    'wallet/disconnected': WalletCall
    /** The wallet does not reach the network that was asked for. */
    'wallet/network-disconnected': WalletCall
    /** The wallet could not make sense of the request. */
    'wallet/invalid-request': WalletCall
    /** The wallet does too much at a time. */
    'wallet/busy': WalletCall
    /** The wallet failed in words of its own. */
    'wallet/failed': WalletCall & { readonly code?: number | undefined; readonly words?: string | undefined }
    /** Nobody waits for the answer any more. */
    'wallet/called-off': WalletCall
    /** The wallet's own code went away while it was asked. */
    'wallet/closed': WalletCall
    /** The wallet does not say even what it asks nobody about: its own code has ended. Nothing was asked of the person. */
    'wallet/silent': WalletCall
    /** The wallet answered with something that is no answer. */
    'wallet/invalid-answer': WalletCall & { readonly needed: string }
    'wallet/no-account': { readonly wallet: string }
    /** There is no wallet behind the connector: it cannot be loaded, or is none of its family. */
    'wallet/no-provider': { readonly wallet: string }
    /** A function of the wallet, or what it is handed, is not what it was any more: nothing was asked of it. */
    'wallet/replaced': WalletCall
    /** The wallet is on another account than the page believes: nothing was asked of it. */
    'wallet/account-changed': { readonly wallet: string; readonly address: string }
    /** The address is only watched: nobody here can sign for it. */
    'wallet/view-only': { readonly address: string }
    /** The wallet, or its account, is for another network than the page believes: nothing was asked of it. */
    'wallet/network-changed': { readonly wallet: string; readonly network: string }
    /** The wallet took something that may move money, and nobody knows what became of it. */
    'wallet/unknown-outcome': WalletCall
    /** An operation needs a network, and the wallet is on none that the host configured. */
    'wallet/no-network': { readonly operation: string }
    /** A host asks while nobody is connected. */
    'wallet/not-connected': { readonly operation: string }
    'wallet/invalid-address': { readonly operation: string; readonly needed: string }
    'wallet/invalid-amount': { readonly found: string }
    'node/no-node': { readonly network: string }
    'node/wrong-network': { readonly host: string; readonly asked: string; readonly found: string }
    'node/malformed': { readonly host: string; readonly method: string }
    /** The node understood, and could not: its own code, reason and data. */
    'node/failed': { readonly method: string; readonly code: number; readonly reason: string; readonly data?: unknown }
  }
}

/** The wallet that was asked, by its name, and the method. */
export interface WalletCall {
  readonly wallet: string
  readonly method: string
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
