import { type ErrorFactory, errorFactory } from '../../core/errors/billfold-error.js'

declare module '../../core/open.js' {
  interface ErrorContexts {
    'account/no-active-address': { readonly operation: string }
    'account/namespace-required': { readonly operation: string }
  }
}

/** Failures of who asks for an account where there is none. */
export const accountError: ErrorFactory<'account'> = errorFactory({
  'account/no-active-address': {
    message: 'No ActiveCaipAddress found',
    remedy: 'Connect a wallet first.',
  },
  // The name at the start is part of the text that hosts already match on.
  'account/namespace-required': {
    message: 'AppKit:getAccount - namespace is required',
    remedy: 'Name a family, or connect one so that it is active.',
  },
})
