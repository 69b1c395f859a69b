import type { ConnectorType } from '../contract/connector.js'
import type { Events } from '../../core/open.js'

/** How a wallet was reached, as analytics know it. */
export type ConnectMethodName = Events['connection:connected']['method']

/** What a connector stands for when the caller names no method. A pairing by deep link is told apart by its stored link. */
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
