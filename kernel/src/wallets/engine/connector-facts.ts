import type { Connector, ConnectorType } from '../contract/connector.js'
import type { Events } from '../../core/open.js'
import type { ConnectionState } from '../contract/connection.js'

/** The way to a wallet, as analytics know it. */
export type ConnectMethodName = Events['connection:connected']['method']

/** The method of a connector when the caller names none. A pairing by deep link is told apart by its stored link. */
const connectMethods: { readonly [T in ConnectorType]: ConnectMethodName } = {
  WALLET_CONNECT: 'qrcode',
  AUTH: 'email',
  INJECTED: 'browser',
  ANNOUNCED: 'browser',
  EXTERNAL: 'browser',
  MULTI_CHAIN: 'browser',
}

/** The method of a connection that nobody named one for. */
export function connectMethod(type: ConnectorType, hasDeepLink: boolean): ConnectMethodName {
  const method = connectMethods[type]
  return method === 'qrcode' && hasDeepLink ? 'mobile' : method
}

/** Connectors whose one approval covers every family, whatever they say of themselves. */
const sessionTypes: ReadonlySet<ConnectorType> = new Set(['WALLET_CONNECT', 'AUTH'])

/** True when ending the connection in one family ends it in all. */
export function spansSession({ spans, type }: Connector): boolean {
  return (spans ?? (sessionTypes.has(type) ? 'session' : 'family')) === 'session'
}

/** The way to a connection by its state: its connector answers at once, or the person starts over. */
export const switchActions: { readonly [S in ConnectionState]: 'reconnect' | 'start' } = {
  current: 'reconnect',
  standby: 'reconnect',
  ended: 'start',
}

/** The way to start a connection over that is gone. */
export type FreshFlow = 'social' | 'email' | 'walletConnect' | 'external'

const freshFlows: { readonly [T in ConnectorType]?: FreshFlow } = { AUTH: 'email', WALLET_CONNECT: 'walletConnect' }

/** The flow of a connector that starts over; an embedded wallet goes the way that its person came last. */
export function freshFlow(type: ConnectorType, socialProvider: string | undefined): FreshFlow {
  const flow = freshFlows[type] ?? 'external'
  return flow === 'email' && socialProvider !== undefined ? 'social' : flow
}
