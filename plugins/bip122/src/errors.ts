import { type ErrorFactory, errorFactory } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    /** The wallet signed something else than what it was asked for. */
    'bitcoin/other-transaction': { readonly wallet: string; readonly difference: string }
    /** A PSBT that is none, or has nothing for this account to sign. */
    'bitcoin/nothing-to-sign': Readonly<Record<string, never>>
    'bitcoin/invalid-address': { readonly address: string }
    /** An address of Bitcoin, but of a network with other prefixes. */
    'bitcoin/wrong-network': { readonly address: string; readonly network: string }
    /** Coins so small that the network does not pass them on. */
    'bitcoin/too-little': { readonly least: string; readonly symbol: string }
    'bitcoin/not-enough': { readonly symbol: string }
    /** What lies on the account may be worth more than its coins. */
    'bitcoin/ordinal-account': Readonly<Record<string, never>>
    /** Nobody told the key of the account, without which nothing can be spent from it. */
    'bitcoin/no-key': { readonly wallet: string }
    'bitcoin/refused': { readonly reason: string }
    'bitcoin/unknown-outcome': { readonly txid: string }
  }
}

const shortened = (address: string): string => (address.length > 16 ? `${address.slice(0, 8)}…${address.slice(-6)}` : address)

/** Makes the failures of signing and sending. */
export const bitcoinError: ErrorFactory<'bitcoin'> = errorFactory({
  'bitcoin/other-transaction': ({ wallet, difference }) => ({
    message: `${wallet} signed another transaction than the one that it was shown: ${difference} Nothing was sent.`,
    remedy: 'Do not use this wallet for it. If it happens again, tell whoever makes the wallet.',
  }),
  'bitcoin/nothing-to-sign': {
    message: 'That is no PSBT with anything for this account to sign',
    remedy: 'Give a PSBT whose inputs are of this account.',
  },
  'bitcoin/invalid-address': ({ address }) => ({
    message: `${shortened(address)} is no Bitcoin address`,
    remedy: 'Look at every letter of it: one is wrong, or it is an address of another coin.',
  }),
  'bitcoin/wrong-network': ({ address, network }) => ({
    message: `${shortened(address)} is an address of another network than ${network}. Nothing was sent.`,
    remedy: `Ask for an address on ${network}, or switch networks.`,
  }),
  'bitcoin/too-little': ({ least, symbol }) => ({
    message: `The network passes on no amount below ${least} ${symbol} to this address`,
    remedy: 'Send more.',
  }),
  'bitcoin/not-enough': ({ symbol }) => ({
    message: `Not enough ${symbol} for the amount and the network fee`,
    remedy: `Send less, or add ${symbol} to this account.`,
  }),
  'bitcoin/ordinal-account': {
    message: 'This account keeps collectibles, which a transfer could spend as money',
    remedy: 'Switch to the payment account of your wallet, and send from there.',
  },
  'bitcoin/no-key': ({ wallet }) => ({
    message: `${wallet} does not show the public key of this account, without which nothing can be spent from it`,
    remedy: 'Send from within your wallet, or choose an account whose address begins with bc1.',
  }),
  'bitcoin/refused': ({ reason }) => ({
    message: `The network did not accept the transaction: ${reason}`,
    remedy: 'Nothing was sent. Try again.',
  }),
  'bitcoin/unknown-outcome': {
    message: 'The network does not say what became of the transaction: status unknown',
    remedy: 'Look into your wallet or the explorer before you try again: it may have been sent.',
  },
})
