import type { ConnectionState } from '../contract/connection.js'
import type { ConnectorType } from '../contract/connector.js'

/** What switching to a connection means, by its state: its connector answers at once, or the person starts over. */
export const switchActions: { readonly [S in ConnectionState]: 'reconnect' | 'start' } = {
  connected: 'reconnect',
  active: 'reconnect',
  disconnected: 'start',
}

/** How a connection that is gone is started over. */
export type FreshFlow = 'social' | 'email' | 'walletConnect' | 'external'

const freshFlows: { readonly [T in ConnectorType]?: FreshFlow } = { AUTH: 'email', WALLET_CONNECT: 'walletConnect' }

/** The flow of a connector that starts over; an embedded wallet goes the way that its person came last. */
export function freshFlow(type: ConnectorType, socialProvider: string | undefined): FreshFlow {
  const flow = freshFlows[type] ?? 'external'
  return flow === 'email' && socialProvider !== undefined ? 'social' : flow
}
