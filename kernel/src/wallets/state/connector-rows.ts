import type { ChainNamespace } from '../../core/caip/ids.js'
import type { Connector, ConnectorType } from '../contract/connector.js'
import { type WalletIdentity, marksOf } from '../../core/validation/same-wallet.js'

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
  return byWallet(connectors, ({ namespace }) => namespace).map(([first]) => first)
}

/** The identity of a connector, as it says itself. */
export function connectorIdentity({ id, explorerId, info, name }: Connector): WalletIdentity {
  return { ids: explorerId === undefined ? [id] : [id, explorerId], rdns: info?.rdns, name, aliases: info?.aliases }
}

/** The identity of a connector beside others. Of one that is in doubt only what it alone has: it hides nobody, and nobody hides it. */
export function certainIdentity(connector: Connector): WalletIdentity {
  return connector.doubt === undefined ? connectorIdentity(connector) : { ids: [connector.id], name: connector.name }
}

/** Sorts connectors by the order of the families: whichever wallet shows itself first, the list is the same. */
export function inFamilyOrder(connectors: readonly Connector[], namespaces: readonly ChainNamespace[]): readonly Connector[] {
  return connectors.toSorted((one, other) => namespaces.indexOf(one.namespace) - namespaces.indexOf(other.namespace))
}

/** Merges connectors of the same wallet over several families into one row: MULTI_CHAIN, or AUTH for the auth connector. */
export function connectorRows(connectors: readonly Connector[]): readonly ConnectorRow[] {
  return byWallet(connectors, () => '').map(toRow)
}

/** Puts connectors together that share a mark within a scope, each with the first that it fits to. */
function byWallet(connectors: readonly Connector[], scope: (connector: Connector) => string): [Connector, ...Connector[]][] {
  const wallets: [Connector, ...Connector[]][] = []
  const places = new Map<string, number>()
  for (const connector of connectors) {
    const marks = marksOf(certainIdentity(connector)).map((mark) => scope(connector) + mark)
    const place = Math.min(wallets.length, ...marks.map((mark) => places.get(mark) ?? Infinity))
    const wallet = wallets[place]
    if (wallet === undefined) wallets.push([connector])
    else wallet.push(connector)
    for (const mark of marks) places.set(mark, place)
  }
  return wallets
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
