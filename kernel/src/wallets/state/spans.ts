import type { Connector, ConnectorType } from '../contract/connector.js'

/** Connectors whose one approval covers every family, whatever they say of themselves. */
const sessionTypes: ReadonlySet<ConnectorType> = new Set(['WALLET_CONNECT', 'AUTH'])

/** True when ending the connection in one family ends it in all. */
export function spansSession({ spans, type }: Connector): boolean {
  return (spans ?? (sessionTypes.has(type) ? 'session' : 'family')) === 'session'
}
