import { type ErrorFactory, errorFactory } from '../../core/errors/billfold-error.js'

declare module '../../core/open.js' {
  interface ErrorContexts {
    'features/duplicate': { readonly key: string }
  }
}

/** Made when a plugin adds a switch that exists. */
export const featureError: ErrorFactory<'features'> = errorFactory({
  'features/duplicate': ({ key }) => ({
    message: `Feature ${key} is defined already`,
    remedy: 'Give it another key in addsFeatures.',
  }),
})
