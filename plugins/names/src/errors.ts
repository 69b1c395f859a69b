import { type CaipNetworkId, type ErrorFactory, errorFactory } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    'names/no-network': { readonly network: CaipNetworkId }
  }
}

/** Makes the failures of names. They reach the log. */
export const namesError: ErrorFactory<'names'> = errorFactory({
  'names/no-network': ({ network }) => ({
    message: `Names are registered on ${network}, whose contracts this page cannot read`,
    remedy: 'Add the network to those of the page, or name another in the options of names().',
  }),
})
