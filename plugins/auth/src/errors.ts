import { type ErrorFactory, errorFactory } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    'origins/rate-limited': { readonly status: number }
    'origins/server-error': { readonly status: number }
  }
}

/** Made when the list of allowed origins could not be had for a reason that says nothing about this page. */
export const originError: ErrorFactory<'origins'> = errorFactory({
  'origins/rate-limited': () => 'RATE_LIMITED',
  'origins/server-error': () => 'SERVER_ERROR',
})
