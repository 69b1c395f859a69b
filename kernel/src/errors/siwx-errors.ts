import { type ErrorFactory, errorFactory } from './billfold-error.js'

declare module '../contract/open.js' {
  interface ErrorContexts {
    'siwx/not-enabled': { readonly operation: string }
  }
}

/** What goes wrong around signing in. */
export const siwxError: ErrorFactory<'siwx'> = errorFactory({
  'siwx/not-enabled': { message: 'SIWX is not enabled', remedy: 'Set the siwx option.' },
})
