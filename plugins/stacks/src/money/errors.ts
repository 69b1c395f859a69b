import { type ErrorFactory, errorFactory } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    'stacks-send/to-oneself': Readonly<Record<string, never>>
  }
}

/** Makes the failures that transfers of Stacks have beside those of every family. */
export const sendError: ErrorFactory<'stacks-send'> = errorFactory({
  'stacks-send/to-oneself': {
    message: 'That is the address that you send from. Nothing was sent.',
    remedy: 'Enter the address of the receiver.',
  },
})
