import type { ChainNamespace } from '../../core/caip/ids.js'
import type { Connector, ConnectorType } from '../contract/connector.js'
import { connectorName } from './connector-name.js'

/** One wallet as a list shows it: a connector, or several of the same name over several families. */
export interface ConnectorRow {
  readonly id: string
  readonly type: ConnectorType
  readonly name: string
  readonly imageId?: string
  readonly imageUrl?: string
  /** One per family, in the order they were added. */
  readonly connectors: readonly [Connector, ...Connector[]]
}

/** The first of several connectors to the same wallet in the same family: the same id, or the same name. */
export function withoutDuplicates(connectors: readonly Connector[]): readonly Connector[] {
  return connectors.filter((connector, index) => connectors.findIndex((other) => isSameWallet(other, connector)) === index)
}

function isSameWallet(one: Connector, other: Connector): boolean {
  return one.namespace === other.namespace && (one.id === other.id || connectorName(one.name) === connectorName(other.name))
}

/** Merges connectors of the same name over several families into one row: MULTI_CHAIN, or AUTH for the auth connector. */
export function connectorRows(connectors: readonly Connector[]): readonly ConnectorRow[] {
  const byName = new Map<string, [Connector, ...Connector[]]>()
  for (const connector of connectors) {
    const name = connectorName(connector.name)
    const found = byName.get(name)
    if (found === undefined) byName.set(name, [connector])
    else found.push(connector)
  }
  return [...byName.values()].map(toRow)
}

function toRow(connectors: [Connector, ...Connector[]]): ConnectorRow {
  const { id, type, name, imageId, imageUrl } = connectors[0]
  return {
    id,
    type: connectors.length > 1 && type !== 'AUTH' ? 'MULTI_CHAIN' : type,
    name,
    ...(imageId !== undefined && { imageId }),
    ...(imageUrl !== undefined && { imageUrl }),
    connectors,
  }
}

/** True when a connector can serve one of the requested networks of its family. */
export function servesRequested(
  connector: Connector,
  requested: readonly { readonly caipNetworkId: string; readonly chainNamespace: ChainNamespace }[],
): boolean {
  const { namespace, networkIds } = connector
  return requested.some(
    ({ caipNetworkId, chainNamespace }) =>
      chainNamespace === namespace && (networkIds === undefined || networkIds.some((id) => id === caipNetworkId)),
  )
}
