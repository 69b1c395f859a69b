import { type ErrorFactory, errorFactory } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    'cosmos-send/invalid-address': { readonly address: string }
    /** The receiver has this address on another chain. */
    'cosmos-send/other-chain': { readonly found: string; readonly needed: string }
    'cosmos-send/long-memo': { readonly most: number }
    'cosmos-send/not-enough': { readonly symbol: string }
    /** The wallet signed something else than it was asked for. */
    'cosmos-send/changed': { readonly wallet: string }
    /** The network did not accept it: nothing was moved. */
    'cosmos-send/refused': { readonly reason: string }
    /** It ran, and failed: only the fee was paid. */
    'cosmos-send/failed': { readonly hash: string; readonly reason: string }
    'cosmos-send/unknown-outcome': { readonly hash: string }
  }
}

const nothingSent = 'Nothing was sent.'

/** Makes the failures of transfers. */
export const sendError: ErrorFactory<'cosmos-send'> = errorFactory({
  'cosmos-send/invalid-address': ({ address }) => ({
    message: `${address.slice(0, 60)} is not an address of a Cosmos chain. ${nothingSent}`,
    remedy: 'Check the address with whom you send to: it begins with the name of the chain, such as cosmos1.',
  }),
  'cosmos-send/other-chain': ({ found, needed }) => ({
    message: `This address is for another chain: it begins with ${found}1, and here addresses begin with ${needed}1. ${nothingSent}`,
    remedy: `Ask for an address that begins with ${needed}1, or choose the network that the address is for.`,
  }),
  'cosmos-send/long-memo': ({ most }) => ({ message: `The memo is too long. ${nothingSent}`, remedy: `Use at most ${most} characters.` }),
  'cosmos-send/not-enough': ({ symbol }) => ({
    message: `There is not enough ${symbol} for the amount and the network fee. ${nothingSent}`,
    remedy: `Send less, or add ${symbol} to this account.`,
  }),
  'cosmos-send/changed': ({ wallet }) => ({
    message: `${wallet} signed something else than the transfer that you asked for. ${nothingSent}`,
    remedy: 'Try again, or use another wallet.',
  }),
  'cosmos-send/refused': ({ reason }) => ({
    message: `The network did not accept the transfer: ${reason}`,
    remedy: `${nothingSent} Try again.`,
  }),
  'cosmos-send/failed': ({ reason }) => ({
    message: `The transfer failed: ${reason}`,
    remedy: 'Only its fee was paid. Look at it in the explorer before you try again.',
  }),
  'cosmos-send/unknown-outcome': {
    message: 'The network does not say what became of the transfer: status unknown',
    remedy: 'Look at the explorer or into your wallet before you try again: it may have been sent.',
  },
})
