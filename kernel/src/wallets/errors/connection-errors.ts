import type { ChainNamespace } from '../../core/caip/ids.js'
import { type ErrorFactory, errorFactory } from '../../core/errors/billfold-error.js'
import { addAdapter, connectTexts } from './connect-errors.js'

declare module '../../core/open.js' {
  interface ErrorContexts {
    'connection/connector-not-found': { readonly id: string }
    'connection/invalid-status': { readonly status: string }
    'connection/walletconnect-not-found': { readonly operation: string }
    'connection/no-requested-chain': { readonly connectorId: string }
    'connection/namespace-not-found': { readonly operation: string; readonly namespace?: string }
    'connection/adapter-not-found': {
      readonly operation: string
      readonly namespace?: ChainNamespace
    }
    'connection/adapter-required': { readonly operation: string }
    'connection/no-adapter-or-connector': { readonly namespace: ChainNamespace }
    'connection/no-client': { readonly operation: string }
    'connection/no-auth-connector': { readonly operation: string }
    'connection/not-email-or-social': { readonly operation: string }
    'connection/failed': { readonly connectorId: string; readonly namespace?: ChainNamespace }
    'connection/popup-closed': { readonly connectorId: string }
  }
}

const addAuth = 'Register the auth connector and turn email or social login on.'

/** What goes wrong around connectors, connections and the adapters behind them. An operation is named as the caller knows it. */
export const connectionError: ErrorFactory<'connection'> = errorFactory({
  ...connectTexts,
  'connection/connector-not-found': ({ id }) => ({
    message: `No connector found for connection: ${id}`,
    remedy: 'Connect the wallet again: its connector is not registered on this page.',
  }),
  'connection/invalid-status': ({ status }) => `Invalid connection status: ${status}`,
  'connection/walletconnect-not-found': {
    message: 'WalletConnectConnector not found',
    remedy: 'Register the walletconnect connector plugin.',
  },
  'connection/adapter-required': ({ operation }) => ({
    message: `${operation}: adapter is required`,
    remedy: addAdapter,
  }),
  'connection/no-adapter-or-connector': {
    message: 'Adapter or connector not found for namespace',
    remedy: addAdapter,
  },
  'connection/no-client': {
    message: 'No ConnectionController client found',
    remedy: 'Wait for kernel.ready first.',
  },
  'connection/no-auth-connector': { message: 'No auth connector found', remedy: addAuth },
  'connection/not-email-or-social': {
    message: 'Not connected to email or social',
    remedy: 'Connect with email or a social login first.',
  },
  'connection/popup-closed': {
    message: 'Popup closed',
    remedy: 'Start the login again and leave its window open.',
  },
})
