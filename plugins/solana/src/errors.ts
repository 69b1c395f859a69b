import { type ErrorFactory, errorFactory } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    /** The wallet does not let this page do what it asked for (4100). */
    'solana/unauthorized': WalletFailure
    /** The wallet cannot do it at all. */
    'solana/unsupported': WalletFailure
    /** The wallet reaches no network (4900). */
    'solana/disconnected': WalletFailure
    /** The wallet could not make sense of the request. */
    'solana/invalid-request': WalletFailure
    /** The wallet failed in words of its own. */
    'solana/failed': WalletFailure & { readonly code?: number | undefined; readonly words?: string | undefined }
    /** Nobody waits for the answer any more. */
    'solana/called-off': WalletFailure
    /** The wallet answered with something that is no answer. */
    'solana/invalid-answer': WalletFailure & { readonly needed: string }
    'solana/no-account': { readonly wallet: string }
    /** There is no wallet behind the connection. */
    'solana/no-provider': { readonly wallet: string }
    /** The wallet shows another account than the page believes: nothing was asked of it. */
    'solana/account-changed': { readonly wallet: string; readonly address: string }
    /** The account is not for this network: nothing was asked of it. */
    'solana/other-network': { readonly wallet: string; readonly network: string }
    'solana/no-network': { readonly operation: string }
    /** A host asks while nobody is connected. */
    'solana/not-connected': Readonly<Record<string, never>>
    'solana/invalid-amount': { readonly found: string }
    /** Code of ours that is needed only now did not arrive. */
    'solana/not-arrived': Readonly<Record<string, never>>
  }
}

/** Who failed, and at what. */
export interface WalletFailure {
  /** The name of the wallet, or `Your wallet`. */
  readonly wallet: string
  readonly method: string
}

const nothingSent = 'Nothing was sent.'

/** What goes wrong between this page and a Solana wallet. */
export const solanaError: ErrorFactory<'solana'> = errorFactory({
  'solana/unauthorized': ({ wallet }) => ({
    message: `${wallet} does not allow this page to do that`,
    remedy: 'Connect this page in your wallet, with the account that you want to use, and try again.',
  }),
  'solana/unsupported': ({ wallet, method }) => ({
    message: `${wallet} cannot do ${method}`,
    remedy: 'Update your wallet, or use another one.',
  }),
  'solana/disconnected': ({ wallet }) => ({
    message: `${wallet} has no connection to any network`,
    remedy: 'Check the connection of your wallet, and try again.',
  }),
  'solana/invalid-request': ({ wallet, method }) => ({
    message: `${wallet} did not accept what was asked of it with ${method}`,
    remedy: 'Check what you entered, and try again.',
  }),
  'solana/failed': ({ wallet, words }) => ({
    message: words === undefined ? `${wallet} could not do that` : `${wallet} could not do that: ${words}`,
    remedy: 'Open your wallet to see what is the matter, and try again.',
  }),
  'solana/called-off': ({ wallet }) => `${wallet} was not waited for any more`,
  'solana/invalid-answer': ({ wallet, method, needed }) => ({
    message: `${wallet} answered ${method} with something that is not ${needed}`,
    remedy: 'Update your wallet, or use another one.',
  }),
  'solana/no-account': ({ wallet }) => ({
    message: `${wallet} connected without an account`,
    remedy: 'Unlock it, choose a Solana account, and try again.',
  }),
  'solana/no-provider': ({ wallet }) => ({ message: `${wallet} is not there`, remedy: 'Reload this page, or choose another wallet.' }),
  'solana/account-changed': ({ wallet, address }) => ({
    message: `${wallet} is not on the account ${address.slice(0, 4)}…${address.slice(-4)} any more. ${nothingSent}`,
    remedy: 'Choose that account in your wallet, or connect the other one, and try again.',
  }),
  'solana/other-network': ({ wallet, network }) => ({
    message: `The account of ${wallet} is not for ${network}. ${nothingSent}`,
    remedy: 'Switch to that network in your wallet, or use another wallet.',
  }),
  'solana/no-network': ({ operation }) => ({ message: `${operation}: no Solana network is in use`, remedy: 'Switch to a network first.' }),
  'solana/not-connected': { message: 'No Solana wallet is connected', remedy: 'Connect a wallet first.' },
  'solana/invalid-amount': ({ found }) => ({ message: `'${found}' is no amount`, remedy: 'Give digits with at most one point.' }),
  'solana/not-arrived': { message: 'A part of this page did not arrive', remedy: 'Check your connection, and try again.' },
})
