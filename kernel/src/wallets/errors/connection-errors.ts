import type { ChainNamespace } from '../../core/caip/ids.js'
import { type ErrorFactory, errorFactory } from '../../core/errors/billfold-error.js'
import { addAdapter, connectTexts } from './connect-errors.js'

declare module '../../core/open.js' {
  interface ErrorContexts {
    'connection/connector-not-found': { readonly id: string }
    'connection/invalid-status': { readonly status: string }
    'connection/no-requested-chain': { readonly connectorId: string }
    'connection/namespace-not-found': { readonly operation: string; readonly namespace?: string }
    'connection/adapter-not-found': {
      readonly operation: string
      readonly namespace?: ChainNamespace
    }
    'connection/no-adapter-or-connector': { readonly namespace: ChainNamespace }
    'connection/failed': { readonly connectorId: string; readonly namespace?: ChainNamespace }
  }
}

/** Failures of connectors, connections and the adapters behind them. An operation is named as the caller knows it. */
export const connectionError: ErrorFactory<'connection'> = errorFactory({
  ...connectTexts,
  'connection/connector-not-found': ({ id }) => ({
    message: `No connector found for connection: ${id}`,
    remedy: 'Connect the wallet again: its connector is not registered on this page.',
  }),
  'connection/invalid-status': ({ status }) => `Invalid connection status: ${status}`,
  'connection/no-adapter-or-connector': {
    message: 'Adapter or connector not found for namespace',
    remedy: addAdapter,
  },
})
