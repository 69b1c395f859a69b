import { type ErrorFactory, errorFactory } from '../../core/errors/billfold-error.js'

declare module '../../core/open.js' {
  interface ErrorContexts {
    'network/not-found': { readonly operation: string; readonly id?: string | number }
    'network/no-active': { readonly operation: string }
    'network/no-adapter': { readonly namespace: string }
    'network/not-supported': { readonly id: string | number }
  }
}

/** Failures before a wallet is asked for another network. The other texts load with what asks it. */
export const networkError: ErrorFactory<'network/no-active' | 'network/no-adapter'> = errorFactory({
  'network/no-active': {
    message: 'No ActiveCaipNetwork or client found',
    remedy: 'Connect a wallet or choose a network first.',
  },
  'network/no-adapter': ({ namespace }) => ({
    message: `Adapter for namespace ${namespace} doesn't exist`,
    remedy: 'Register the chain plugin of that family.',
  }),
})
