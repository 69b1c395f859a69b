import { type ErrorFactory, errorFactory } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    /** The receiver has this address on another chain. */
    'cosmos-send/other-chain': { readonly found: string; readonly needed: string }
  }
}

/** Makes the failures of transfers that no other family has. */
export const sendError: ErrorFactory<'cosmos-send'> = errorFactory({
  'cosmos-send/other-chain': ({ found, needed }) => ({
    message: `This address is for another chain: it begins with ${found}1, and here addresses begin with ${needed}1. Nothing was sent.`,
    remedy: `Ask for an address that begins with ${needed}1, or choose the network that the address is for.`,
  }),
})
