import { type ErrorFactory, errorFactory } from '@billfold/kernel'
import { shortAddress } from '@billfold/kernel/validation'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    'solana-send/not-enough-sol': Readonly<Record<string, never>>
    'solana-send/not-enough-tokens': Readonly<Record<string, never>>
    'solana-send/no-token-account': Readonly<Record<string, never>>
    'solana-send/no-mint': { readonly mint: string }
    'solana-send/invalid-address': { readonly field: string }
    /** The address belongs to a program, or is an account of a token: what goes there may be lost. */
    'solana-send/not-a-wallet': { readonly address: string }
    /** The wallet gave back something else than the signed transaction of this account. */
    'solana-send/not-signed': { readonly wallet: string }
    /** The network did not accept it: nothing was moved. */
    'solana-send/refused': { readonly reason: string }
    /** It ran, and failed: only the fee was paid. */
    'solana-send/failed': { readonly signature: string; readonly reason: string }
    /** Its time is over without it: it never comes. */
    'solana-send/expired': { readonly signature: string }
    /** The outcome is unknown. */
    'solana-send/unknown-outcome': { readonly signature?: string | undefined }
  }
}

/** Makes the failures of transfers. */
export const sendError: ErrorFactory<'solana-send'> = errorFactory({
  'solana-send/not-enough-sol': { message: 'Not enough SOL to cover fees or rent', remedy: 'Send less, or add SOL to this account.' },
  'solana-send/not-enough-tokens': { message: 'Insufficient token balance', remedy: 'Send less.' },
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
  'solana-send/not-signed': ({ wallet }) => ({
    message: `${wallet} did not give back this transaction with its signature. Nothing was sent.`,
    remedy: 'Try again, or use another wallet.',
  }),
  'solana-send/refused': ({ reason }) => ({ message: `The network did not accept it: ${reason}`, remedy: 'Nothing was sent. Try again.' }),
  'solana-send/failed': ({ reason }) => ({
    message: `The transaction failed: ${reason}`,
    remedy: 'Only its fee was paid. Look at it in the explorer before you try again.',
  }),
  'solana-send/expired': {
    message: 'The transaction was not taken in time. Nothing was sent.',
    remedy: 'Try again: the network was busy.',
  },
  'solana-send/unknown-outcome': {
    message: 'The network does not say what became of the transaction: status unknown',
    remedy: 'Look into your wallet or the explorer before you try again: it may have been sent.',
  },
})
