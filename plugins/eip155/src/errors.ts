import { type ErrorFactory, errorFactory } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    /** The wallet does not let this page do what it asked for (4100). */
    'eip155/unauthorized': WalletFailure
    /** The wallet does not know the method (4200, -32601). */
    'eip155/unsupported-method': WalletFailure
    /** The wallet reaches no network at all (4900). */
    'eip155/disconnected': WalletFailure
    /** The wallet does not reach the network that was asked for (4901). */
    'eip155/chain-disconnected': WalletFailure
    /** The wallet could not make sense of the request (-32600, -32602, -32700). */
    'eip155/invalid-request': WalletFailure
    /** The wallet does too much at a time (-32005). */
    'eip155/busy': WalletFailure
    /** The wallet failed in words of its own. */
    'eip155/failed': WalletFailure & { readonly code?: number | undefined; readonly words?: string | undefined }
    /** Nobody waits for the answer any more. */
    'eip155/called-off': WalletFailure
    /** The wallet's own code went away while it was asked. */
    'eip155/closed': WalletFailure
    /** The wallet does not say even what it asks nobody about: its own code has ended. Nothing was asked of the person. */
    'eip155/silent': WalletFailure
    /** The wallet answered with something that is no answer. */
    'eip155/invalid-answer': WalletFailure & { readonly needed: string }
    'eip155/invalid-amount': { readonly found: string }
    /** Code of ours that is needed only now did not arrive. */
    'eip155/not-arrived': Readonly<Record<string, never>>
    'eip155/no-account': { readonly wallet: string }
    /** There is no wallet behind the connector: it cannot be loaded, or is no provider. */
    'eip155/no-provider': { readonly wallet: string }
  }
}

/** Who failed, and at what. */
export interface WalletFailure {
  /** The name of the wallet, or `Your wallet`. */
  readonly wallet: string
  readonly method: string
}

/** What goes wrong between this page and an EVM wallet. */
export const eip155Error: ErrorFactory<'eip155'> = errorFactory({
  'eip155/unauthorized': ({ wallet }) => ({
    message: `${wallet} does not allow this page to do that`,
    remedy: 'Connect this page in your wallet, with the account that you want to use, and try again.',
  }),
  'eip155/unsupported-method': ({ wallet, method }) => ({
    message: `${wallet} does not know ${method}`,
    remedy: 'Update your wallet, or use another one.',
  }),
  'eip155/disconnected': ({ wallet }) => ({
    message: `${wallet} has no connection to any network`,
    remedy: 'Check the connection of your wallet, and try again.',
  }),
  'eip155/chain-disconnected': ({ wallet }) => ({
    message: `${wallet} has no connection to this network`,
    remedy: 'Choose the network in your wallet, or check its connection, and try again.',
  }),
  'eip155/invalid-request': ({ wallet, method }) => ({
    message: `${wallet} did not accept what was asked of it with ${method}`,
    remedy: 'Check what you entered, and try again.',
  }),
  'eip155/busy': ({ wallet }) => ({ message: `${wallet} has too much to do`, remedy: 'Wait a moment, and try again.' }),
  'eip155/failed': ({ wallet, words }) => ({
    message: words === undefined ? `${wallet} could not do that` : `${wallet} could not do that: ${words}`,
    remedy: 'Open your wallet to see what is the matter, and try again.',
  }),
  'eip155/called-off': ({ wallet }) => `${wallet} was not waited for any more`,
  'eip155/closed': ({ wallet }) => ({ message: `${wallet} was closed`, remedy: 'Open it, or reload this page, and try again.' }),
  'eip155/silent': ({ wallet }) => ({
    message: `${wallet} does not answer`,
    remedy: 'Open it, or reload this page, and try again. Nothing was sent.',
  }),
  'eip155/invalid-answer': ({ wallet, method, needed }) => ({
    message: `${wallet} answered ${method} with something that is not ${needed}`,
    remedy: 'Update your wallet, or use another one.',
  }),
  'eip155/invalid-amount': ({ found }) => ({ message: `'${found}' is no amount`, remedy: 'Give digits with at most one point.' }),
  'eip155/not-arrived': { message: 'A part of this page did not arrive', remedy: 'Check your connection, and try again.' },
  'eip155/no-account': ({ wallet }) => ({
    message: `${wallet} connected without an account`,
    remedy: 'Unlock it, choose an account, and try again.',
  }),
  'eip155/no-provider': ({ wallet }) => ({
    message: `${wallet} is not there`,
    remedy: 'Reload this page, or choose another wallet.',
  }),
})
