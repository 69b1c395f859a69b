import { type ErrorFactory, errorFactory } from '../../core/errors/billfold-error.js'

declare module '../../core/open.js' {
  interface ErrorContexts {
    'rpc/not-allowed': { readonly namespace: string; readonly method: string }
  }
}

/** Made when a wallet is asked for a method that nothing allows; the visitor reads `userMessages.actionNotAllowed`. */
export const rpcError: ErrorFactory<'rpc'> = errorFactory({
  'rpc/not-allowed': ({ namespace, method }) => ({
    message: 'Requested RPC call is not allowed',
    remedy: `Let a plugin list ${method} for ${namespace} in its slot entry 'rpc.methods'.`,
  }),
})
