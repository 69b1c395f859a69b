import { type ErrorFactory, errorFactory } from '@billfold/kernel'
import { shortAddress } from '@billfold/kernel/validation'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    'solana-send/no-token-account': Readonly<Record<string, never>>
    'solana-send/no-mint': { readonly mint: string }
    'solana-send/invalid-address': { readonly field: string }
    /** The address belongs to a program, or is an account of a token: what goes there may be lost. */
    'solana-send/not-a-wallet': { readonly address: string }
  }
}

/** Makes the failures of transfers. */
export const sendError: ErrorFactory<'solana-send'> = errorFactory({
  'solana-send/no-token-account': {
    message: 'Sender does not have a token account for this mint',
    remedy: 'Choose a token that this account holds.',
  },
  'solana-send/no-mint': ({ mint }) => ({ message: `${mint} is no token on this network`, remedy: 'Check the network and the token.' }),
  'solana-send/invalid-address': ({ field }) => ({
    message: `${field} is no Solana address`,
    remedy: 'Give 32 bytes in base 58: 32 to 44 letters and digits.',
  }),
  'solana-send/not-a-wallet': ({ address }) => ({
    message: `${shortAddress(address)} is not the address of a wallet. Nothing was sent.`,
    remedy: 'Give the address of the wallet itself, and not of a token or a program.',
  }),
})
