import { type ErrorFactory, errorFactory } from '../../core/errors/billfold-error.js'

declare module '../../core/open.js' {
  interface ErrorContexts {
    'siwx/not-enabled': { readonly operation: string }
  }
}

/** What goes wrong around signing in. */
export const siwxError: ErrorFactory<'siwx'> = errorFactory({
  'siwx/not-enabled': { message: 'SIWX is not enabled', remedy: 'Set the siwx option.' },
})
