import { type ErrorFactory, errorFactory } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    'stacks-send/to-oneself': Readonly<Record<string, never>>
    'stacks-send/memo-too-long': { readonly bytes: number }
    /** Tokens of contracts cannot be sent from here. */
    'stacks-send/no-tokens': Readonly<Record<string, never>>
  }
}

const nothingSent = 'Nothing was sent.'

/** Makes the failures that transfers of Stacks have beside those of every family. */
export const sendError: ErrorFactory<'stacks-send'> = errorFactory({
  'stacks-send/to-oneself': {
    message: `That is the address that you send from. ${nothingSent}`,
    remedy: 'Enter the address of the receiver.',
  },
  'stacks-send/memo-too-long': ({ bytes }) => ({
    message: `The note has ${bytes} bytes. ${nothingSent}`,
    remedy: 'Shorten it to 34 bytes.',
  }),
  'stacks-send/no-tokens': {
    message: `Tokens of Stacks cannot be sent from here yet. ${nothingSent}`,
    remedy: 'Send them in your wallet.',
  },
})
