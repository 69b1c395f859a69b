import { type ErrorFactory, errorFactory } from '../../core/errors/billfold-error.js'

declare module '../../core/open.js' {
  interface ErrorContexts {
    'network/not-found': { readonly operation: string; readonly id?: string | number }
    'network/no-active': { readonly operation: string }
    'network/no-adapter': { readonly namespace: string }
    'network/not-supported': { readonly id: string | number }
  }
}

/** Failures around networks. */
export const networkError: ErrorFactory<'network'> = errorFactory({
  'network/not-found': {
    message: 'CaipNetwork not found',
    remedy: 'Add the network to the networks option.',
  },
  'network/no-active': {
    message: 'No ActiveCaipNetwork or client found',
    remedy: 'Connect a wallet or choose a network first.',
  },
  'network/no-adapter': ({ namespace }) => ({
    message: `Adapter for namespace ${namespace} doesn't exist`,
    remedy: 'Register the chain plugin of that family.',
  }),
  'network/not-supported': {
    message: 'Chain is not supported',
    remedy: 'Add the network in the wallet, or choose another one.',
  },
})
