import { type ErrorFactory, errorFactory } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    'onramp/unsupported': { readonly network: string }
    /** The page of a provider has an address that is not opened. */
    'onramp/bad-page': { readonly provider: string }
  }
}

/** Makes the failures of buying that are known before anybody has paid. */
export const onrampError: ErrorFactory<'onramp'> = errorFactory({
  'onramp/unsupported': ({ network }) => ({
    message: `Nothing is sold on ${network}. Nothing was paid.`,
    remedy: 'Switch to another network, or name a service that sells there.',
  }),
  'onramp/bad-page': ({ provider }) => ({
    message: `The page of ${provider} has an address that is not opened. Nothing was paid.`,
    remedy: 'Choose another provider, and tell the app.',
  }),
})
