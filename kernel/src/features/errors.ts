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
    remedy: 'Give the switch another key in addsFeatures, or unregister the plugin that has it.',
  }),
})

/** Made when the list of allowed origins could not be had for a reason that says nothing about this page. */
export const originError: ErrorFactory<'origins'> = errorFactory({
  'origins/rate-limited': () => ({ message: 'RATE_LIMITED', remedy: 'Wait a moment, then load the page again.' }),
  'origins/server-error': () => ({ message: 'SERVER_ERROR', remedy: 'Load the page again later.' }),
})
