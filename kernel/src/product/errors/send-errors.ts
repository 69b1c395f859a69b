import { type ErrorFactory, errorFactory } from '../../core/errors/billfold-error.js'

declare module '../../core/open.js' {
  interface ErrorContexts {
    'send/no-address': { readonly namespace: string }
    'send/no-network': { readonly namespace: string; readonly chainId: string | number }
  }
}

/** Makes the failures that keep a send from starting: nothing has moved. */
export const sendError: ErrorFactory<'send'> = errorFactory({
  'send/no-address': {
    message: 'openSend: caipAddress not found',
    remedy: 'Connect a wallet of that family first.',
  },
  'send/no-network': ({ chainId }) => ({
    message: `openSend: caipNetwork with chainId ${chainId} not found`,
    remedy: 'Add the network to the networks option.',
  }),
})
