import { type ErrorFactory, errorFactory } from '../../core/errors/billfold-error.js'

declare module '../../core/open.js' {
  interface ErrorContexts {
    'options/two-sign-ins': { readonly found: readonly ['siweConfig', 'siwx'] }
  }
}

/** Made when the host configured what cannot hold together. */
export const optionsError: ErrorFactory<'options'> = errorFactory({
  'options/two-sign-ins': () => ({
    message: 'Both siweConfig and siwx are set',
    remedy: 'Keep siwx and remove siweConfig, or the other way round.',
  }),
})
