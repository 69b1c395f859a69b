import { type ErrorFactory, errorFactory } from './billfold-error.js'

declare module '../open.js' {
  interface ErrorContexts {
    'kernel/destroyed': { readonly operation: string }
    'kernel/not-arrived': { readonly purpose: string }
  }
}

/** Makes the failures of a whole kernel. */
export const kernelError: ErrorFactory<'kernel'> = errorFactory({
  'kernel/destroyed': ({ operation }) => ({
    message: `${operation}: this kernel was destroyed.`,
    remedy: 'Make a new one with createKernel.',
  }),
  'kernel/not-arrived': ({ purpose }) => ({
    message: `The code for ${purpose} could not be loaded.`,
    remedy: 'Check the connection and reload the page.',
  }),
})
