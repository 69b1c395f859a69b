import { errorFactory } from '../src/core/errors/billfold-error.js'
import type { ErrorFactory } from '../src/index.js'

// Plugins augment the same module: the compiler loses codes that come by another path, once a plugin's own came first.
declare module '../src/index.js' {
  interface ErrorContexts {
    /** The receiver is no address of the family, and perhaps one of another. */
    'transfer/wrong-address': { readonly family: string; readonly looksLike?: string | undefined }
    /** The receiver is an address of the family, for other networks than the one in use. */
    'transfer/other-network': { readonly address: string; readonly network: string }
    'transfer/to-oneself': Readonly<Record<string, never>>
    /** Coins beside that of the network cannot be sent from here. */
    'transfer/no-tokens': { readonly network: string }
    /** Both in bytes. */
    'transfer/long-memo': { readonly bytes: number; readonly most: number }
    /** Both as people read amounts, `1.5 SUI`. */
    'transfer/not-enough': { readonly needed: string; readonly held: string }
    /** The wallet signed something else than it was asked to, or with another key. */
    'transfer/changed': { readonly wallet: string; readonly difference?: string | undefined }
    /** The network did not take it: nothing was moved. */
    'transfer/refused': { readonly reason: string }
    /** It ran and failed: only the fee was paid. */
    'transfer/failed': { readonly transaction: string; readonly reason: string }
    /** It was handed over, and nobody says what became of it. */
    'transfer/unknown-outcome': { readonly transaction?: string | undefined }
  }
}

/** Makes the failures of transfers, whatever the family. */
export const transferError: ErrorFactory<'transfer'> = errorFactory({
  'transfer/wrong-address': ({ family, looksLike }) => ({
    message: `That is ${looksLike === undefined ? 'no address' : `an address of ${looksLike}, and not`} of ${family}. Nothing was sent.`,
    remedy: `Ask the receiver for their address on ${family}.`,
  }),
  'transfer/other-network': ({ network }) => ({
    message: `That address is not for ${network}. Nothing was sent.`,
    remedy: `Ask for an address on ${network}, or change the network.`,
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
  'transfer/changed': ({ wallet, difference }) => ({
    message: `${wallet} did not sign the transaction that it was asked for${difference === undefined ? '' : `: ${difference}`}. Nothing was sent.`,
    remedy: 'Try again, or use another wallet.',
  }),
  'transfer/refused': ({ reason }) => ({ message: `The network did not accept it: ${reason}`, remedy: 'Nothing was sent. Try again.' }),
  'transfer/failed': ({ reason }) => ({
    message: `The transaction failed: ${reason}`,
    remedy: 'Only its fee was paid. Look at it in the explorer before you try again.',
  }),
  'transfer/unknown-outcome': {
    message: 'The network does not say what became of the transaction: status unknown',
    remedy: 'Look into your wallet or the explorer before you try again: it may have been sent.',
  },
})
