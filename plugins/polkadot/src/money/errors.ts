import { type ErrorFactory, errorFactory } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    /** The address is written for another network; `own` is the same account on this one. */
    'polkadot-send/other-network': { readonly network: string; readonly own: string }
    /** The rest is less than an account must hold to exist: it would be lost. */
    'polkadot-send/keeps-too-little': { readonly least: string; readonly most: string }
    /** The receiver would hold less than an account must hold to exist. */
    'polkadot-send/receives-too-little': { readonly least: string }
    /** Whoever issued a token has frozen it in this account. */
    'polkadot-send/frozen': { readonly symbol: string; readonly network: string }
    /** A token does not open an account, and the receiver has none. */
    'polkadot-send/no-account': { readonly symbol: string; readonly coin: string }
    /** The network wants of transactions what is not known here. */
    'polkadot-send/unknown-rules': { readonly network: string; readonly rule: string }
  }
}

/** Makes the failures of transfers that only networks of Substrate know. */
export const sendError: ErrorFactory<'polkadot-send'> = errorFactory({
  'polkadot-send/other-network': ({ network, own }) => ({
    message: `This address is written for another network than ${network}. Nothing was sent.`,
    remedy: `Ask the receiver. On ${network} the same account is ${own}.`,
  }),
  'polkadot-send/keeps-too-little': ({ least, most }) => ({
    message: `An account that is left with less than ${least} is closed, and the rest is lost. Nothing was sent.`,
    remedy: `Send ${most} at most.`,
  }),
  'polkadot-send/receives-too-little': ({ least }) => ({
    message: `The receiver has no account yet, and one must hold ${least} at least. Nothing was sent.`,
    remedy: `Send ${least} or more.`,
  }),
  'polkadot-send/frozen': ({ symbol, network }) => ({
    message: `Your ${symbol} on ${network} was frozen by its issuer. Nothing was sent.`,
    remedy: `Ask the issuer of ${symbol}.`,
  }),
  'polkadot-send/no-account': ({ symbol, coin }) => ({
    message: `The receiver has no account yet, and ${symbol} cannot open one. Nothing was sent.`,
    remedy: `Send some ${coin} to the receiver first.`,
  }),
  'polkadot-send/unknown-rules': ({ network, rule }) => ({
    message: `${network} asks something of transactions that is not known here: ${rule}. Nothing was sent.`,
    remedy: 'Send in your wallet, or update this page.',
  }),
})
