import { errorFactory } from '../src/core/errors/billfold-error.js'
import type { ErrorCode, ErrorFactory } from '../src/index.js'

// Plugins augment the same module: the compiler loses codes that come by another path, once a plugin's own came first.
declare module '../src/index.js' {
  interface ErrorContexts {
    /** The receiver is no address of the family, and perhaps one of another. */
    'transfer/wrong-address': { readonly family: string; readonly looksLike?: string | undefined }
    /** The receiver is an address of the family, for other networks than the one in use; `own` is the same account on this one. */
    'transfer/other-network': { readonly address: string; readonly network: string; readonly own?: string | undefined }
    'transfer/to-oneself': Readonly<Record<string, never>>
    /** Coins beside that of the network cannot be sent from here. */
    'transfer/no-tokens': { readonly network: string }
    /** Both in bytes. */
    'transfer/long-memo': { readonly bytes: number; readonly most: number }
    /** Both as people read amounts, `1.5 SUI`. */
    'transfer/not-enough': { readonly needed: string; readonly held: string }
    /** The account has too little of the coin for the fee, or for what accounts must hold where `rent` is true. */
    'transfer/not-enough-for-fee': { readonly symbol: string; readonly rent?: boolean }
    'transfer/not-enough-tokens': Readonly<Record<string, never>>
    /** The rest is less than an account must hold: it would be lost. Both as people read amounts. */
    'transfer/keeps-too-little': { readonly least: string; readonly most: string }
    /** The network does not pass on less than this to the receiver. */
    'transfer/receives-too-little': { readonly least: string }
    /** The issuer of a token has frozen it in this account. */
    'transfer/frozen': { readonly symbol: string }
    /** A token does not open an account, and the receiver has none. */
    'transfer/no-account': { readonly symbol: string; readonly coin: string }
    /** The wallet signed something else than it was asked to, or with another key. */
    'transfer/changed': { readonly wallet: string; readonly difference?: string | undefined }
    /** The network did not take it: nothing was moved. */
    'transfer/refused': { readonly reason: string }
    /** It ran and failed: only the fee was paid. */
    'transfer/failed': { readonly transaction: string; readonly reason: string }
    /** Its time is over without it: it never comes. */
    'transfer/expired': { readonly transaction: string }
    /** It was handed over, and nobody says what became of it. */
    'transfer/unknown-outcome': { readonly transaction?: string | undefined }
  }
}

/** The codes of what stops a transfer, or becomes of it. */
export type TransferFailureCode = Extract<ErrorCode, `transfer/${string}`>

/** Makes the failures of transfers, whatever the family. */
export const transferError: ErrorFactory<'transfer'> = errorFactory({
  'transfer/wrong-address': ({ family, looksLike }) => ({
    message: `That is ${looksLike === undefined ? 'no address' : `an address of ${looksLike}, and not`} of ${family}. Nothing was sent.`,
    remedy: `Ask the receiver for their address on ${family}.`,
  }),
  'transfer/other-network': ({ network, own }) => ({
    message: `That address is not for ${network}. Nothing was sent.`,
    remedy:
      own === undefined
        ? `Ask for an address on ${network}, or change the network.`
        : `Ask the receiver. On ${network} the same account is ${own}.`,
  }),
  'transfer/to-oneself': {
    message: 'That is the address that you send from. Nothing was sent.',
    remedy: 'Enter the address of the receiver.',
  },
  'transfer/no-tokens': ({ network }) => ({
    message: `Tokens of ${network} cannot be sent from here. Nothing was sent.`,
    remedy: 'Send them in your wallet.',
  }),
  'transfer/long-memo': ({ bytes, most }) => ({
    message: `The memo has ${bytes} bytes. Nothing was sent.`,
    remedy: `Shorten it to ${most} bytes.`,
  }),
  'transfer/not-enough': ({ needed, held }) => ({
    message: `${needed} are needed, fee included, and the account has ${held}. Nothing was sent.`,
    remedy: 'Send less, or add to this account.',
  }),
  'transfer/not-enough-for-fee': ({ symbol, rent }) => ({
    message:
      rent === true
        ? `Not enough ${symbol} to cover fees or rent`
        : `Not enough ${symbol} for the amount and the network fee. Nothing was sent.`,
    remedy: `Send less, or add ${symbol} to this account.`,
  }),
  'transfer/not-enough-tokens': { message: 'Insufficient token balance', remedy: 'Send less.' },
  'transfer/keeps-too-little': ({ least, most }) => ({
    message: `An account that is left with less than ${least} is closed, and the rest is lost. Nothing was sent.`,
    remedy: `Send ${most} at most.`,
  }),
  'transfer/receives-too-little': ({ least }) => ({
    message: `Less than ${least} cannot be sent to this address. Nothing was sent.`,
    remedy: `Send ${least} or more.`,
  }),
  'transfer/frozen': ({ symbol }) => ({
    message: `The issuer of ${symbol} has frozen it in this account. Nothing was sent.`,
    remedy: `Ask the issuer of ${symbol}.`,
  }),
  'transfer/no-account': ({ symbol, coin }) => ({
    message: `The receiver has no account yet, and ${symbol} cannot open one. Nothing was sent.`,
    remedy: `Send some ${coin} to the receiver first.`,
  }),
  'transfer/changed': ({ wallet, difference }) => ({
    message: `${wallet} did not sign the transaction that it was asked for${difference === undefined ? '' : `: ${difference}`}. Nothing was sent.`,
    remedy: 'Try again, or use another wallet.',
  }),
  'transfer/refused': ({ reason }) => ({ message: `The network did not accept it: ${reason}`, remedy: 'Nothing was sent. Try again.' }),
  'transfer/failed': ({ reason }) => ({
    message: `The transaction failed: ${reason}`,
    remedy: 'Only its fee was paid. Look at it in the explorer before you try again.',
  }),
  'transfer/expired': {
    message: 'The transaction was not taken in time. Nothing was sent.',
    remedy: 'Try again: the network was busy.',
  },
  'transfer/unknown-outcome': {
    message: 'The network does not say what became of the transaction: status unknown',
    remedy: 'Look into your wallet or the explorer before you try again: it may have been sent.',
  },
})
