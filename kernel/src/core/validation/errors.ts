import { type ErrorFactory, errorFactory } from '../errors/billfold-error.js'

declare module '../open.js' {
  interface ErrorContexts {
    'validation/invalid-chain-id': { readonly chainId: number }
  }
}

/** Makes the errors for values that break a rule. */
export const validationError: ErrorFactory<'validation'> = errorFactory({
  'validation/invalid-chain-id': () => ({
    message: 'Invalid chainId',
    remedy: 'Pass a whole number from 0 to 2147483647.',
  }),
})
