import { type ErrorFactory, errorFactory } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    /** A PSBT that is none, or has nothing for this account to sign. */
    'bitcoin/nothing-to-sign': Readonly<Record<string, never>>
    /** The things that lie on the account may be worth more than its coins. */
    'bitcoin/ordinal-account': Readonly<Record<string, never>>
    /** Nobody told the key of the account, without which nothing can be spent from it. */
    'bitcoin/no-key': { readonly wallet: string }
  }
}

/** Makes the failures that signing and sending have on Bitcoin beside those of every family. */
export const bitcoinError: ErrorFactory<'bitcoin'> = errorFactory({
  'bitcoin/nothing-to-sign': {
    message: 'That is no PSBT with anything for this account to sign',
    remedy: 'Give a PSBT whose inputs are of this account.',
  },
  'bitcoin/ordinal-account': {
    message: 'This account keeps collectibles, which a transfer could spend as money. Nothing was sent.',
    remedy: 'Switch to the payment account of your wallet, and send from there.',
  },
  'bitcoin/no-key': ({ wallet }) => ({
    message: `${wallet} does not show the public key of this account, without which nothing can be spent from it. Nothing was sent.`,
    remedy: 'Send from within your wallet, or choose an account whose address begins with bc1.',
  }),
})
