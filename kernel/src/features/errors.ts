import { type ErrorFactory, errorFactory } from '../errors/billfold-error.js'

declare module '../contract/open.js' {
  interface ErrorContexts {
    'features/duplicate': { readonly key: string }
    'origins/rate-limited': { readonly status: number }
    'origins/server-error': { readonly status: number }
  }
}

/** Made when a plugin adds a switch that exists. */
export const featureError: ErrorFactory<'features'> = errorFactory({
  'features/duplicate': ({ key }) => ({
    message: `Feature ${key} is defined already`,
    remedy: 'Give it another key in addsFeatures.',
  }),
})

/** Made when the list of allowed origins could not be had for a reason that says nothing about this page. */
export const originError: ErrorFactory<'origins'> = errorFactory({
  'origins/rate-limited': () => 'RATE_LIMITED',
  'origins/server-error': () => 'SERVER_ERROR',
})
