import type { CaipNetworkId, ChainNamespace } from '../src/core/caip/ids.js'
import type { Connector, ConnectorType } from '../src/wallets/contract/connector.js'

/** Facts of a wallet, known before it is asked anything. */
export interface WalletFacts {
  readonly id: string
  readonly type: ConnectorType
  readonly name: string
  /** A picture as a data URI. */
  readonly imageUrl?: string | undefined
  readonly rdns?: string | undefined
  /** The networks that it is limited to. */
  readonly networkIds?: readonly CaipNetworkId[] | undefined
  /** Other names and ids of the same wallet. */
  readonly aliases?: readonly string[] | undefined
  readonly doubt?: Connector['doubt']
  readonly looksLike?: string | undefined
  /** False for a wallet that is not for certain the one of before: it is never connected without a click. */
  readonly mayRestore?: boolean
  /** Gives the wallet, at once or when it is loaded. */
  load(): unknown
}

/** A connector as a list shows it. */
export type ListedConnector = Pick<
  Connector,
  'namespace' | 'id' | 'type' | 'name' | 'imageUrl' | 'info' | 'looksLike' | 'networkIds' | 'doubt'
>

/** A wallet of a family as a list shows it. */
export function listedConnector(facts: WalletFacts, namespace: ChainNamespace): ListedConnector {
  const { id, type, name, imageUrl, rdns, doubt, looksLike, networkIds, aliases = [] } = facts
  const isKnownBy = rdns !== undefined || aliases.length > 0
  const info = Object.freeze({ ...(rdns !== undefined && { rdns }), ...(aliases.length > 0 && { aliases }) })
  return {
    namespace,
    id,
    type,
    name,
    ...(imageUrl !== undefined && { imageUrl }),
    ...(isKnownBy && { info }),
    ...(looksLike !== undefined && { looksLike }),
    ...(networkIds !== undefined && { networkIds }),
    doubt,
  }
}

/** The doubt about a wallet after another one came. A look-alike stays one. */
export function raisedDoubt(doubt: Connector['doubt'], other: NonNullable<Connector['doubt']>): NonNullable<Connector['doubt']> {
  return doubt === 'look-alike' ? doubt : other
}
