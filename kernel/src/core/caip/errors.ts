import { type ErrorFactory, errorFactory } from '../errors/billfold-error.js'

declare module '../open.js' {
  interface ErrorContexts {
    'caip/invalid-network-id': { readonly value: string }
    'caip/invalid-address': { readonly value: string }
    'caip/no-address': { readonly value: string }
  }
}

/** Makes the errors for ids and addresses that break CAIP-2 or CAIP-10. */
export const caipError: ErrorFactory<'caip'> = errorFactory({
  'caip/invalid-network-id': ({ value }) => ({
    message: `Invalid CAIP-2 network id: ${value}`,
    remedy: 'Write namespace:reference, as CAIP-2 does.',
  }),
  'caip/invalid-address': ({ value }) => ({
    message: `Invalid CAIP-10 address: ${value}`,
    remedy: 'Write namespace:reference:address, with a family that is registered.',
  }),
  'caip/no-address': () => ({
    message: 'Invalid CAIP Address',
    remedy: 'Write namespace:reference:address.',
  }),
})
