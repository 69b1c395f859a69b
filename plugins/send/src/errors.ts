import { type ErrorFactory, errorFactory } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    'sending/incomplete': { readonly lacks: readonly ('amount' | 'receiver')[] }
    'sending/no-token': undefined
    'sending/unsupported-chain': { readonly network: string }
    /** The account or the network is another one than was reviewed. */
    'sending/changed': { readonly what: 'account' | 'network' }
    /** The same transfer was asked for, and nobody knows that it was not sent. */
    'sending/twice': { readonly at: number }
    /** Something about the receiver has to be looked at first. */
    'sending/halted': { readonly reason: string }
  }
}

const nothingSent = 'Nothing was sent.'

/** Makes the failures of sending that are known before a wallet is asked: nothing has moved. */
export const sendingError: ErrorFactory<'sending'> = errorFactory({
  'sending/incomplete': { message: 'An amount and receiver address are required', remedy: 'Give both.' },
  'sending/no-token': { message: 'A token is required', remedy: 'Choose a token first.' },
  'sending/unsupported-chain': ({ network }) => ({
    message: 'Unsupported chain',
    remedy: `The plugin of ${network} has no transfer. Register one that has, or switch to another network.`,
  }),
  'sending/changed': ({ what }) => ({
    message: `The ${what} is another one than was reviewed. ${nothingSent}`,
    remedy: 'Look at the transfer again, and approve it then.',
  }),
  'sending/twice': {
    message: `The same transfer was asked for before, and may have been sent. ${nothingSent}`,
    remedy: 'Look into your wallet first. Say that it is another one to send it all the same.',
  },
  'sending/halted': ({ reason }) => ({
    message: `Look at the receiver first: ${reason}. ${nothingSent}`,
    remedy: 'Compare the addresses, and confirm the one that you mean.',
  }),
})
