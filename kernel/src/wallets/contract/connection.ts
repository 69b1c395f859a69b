import type { Account } from './account.js'
import type { CaipNetworkId, ChainNamespace } from '../../core/caip/ids.js'
import type { Connector } from './connector.js'
import type { Network } from './network.js'
import type { SignedAlong } from './sign-in-along.js'

/** The state of a family's connection machine. `reconnecting` is a restore: nothing is shown as disconnected meanwhile. */
export type ConnectionStatus = 'disconnected' | 'connecting' | 'reconnecting' | 'connected'

/** A wallet that is, or was, connected to a family. */
export interface ConnectionInfo {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  readonly caipNetwork: Network | undefined
  readonly accounts: readonly Account[]
  readonly name?: string
  readonly icon?: string
}

/** The name of a connection: its wallet within its family. */
export type ConnectionRef = Pick<ConnectionInfo, 'namespace' | 'connectorId'>

/** A connection seen from its family: the one in use, another one that stands beside it, or one of earlier. */
export type ConnectionState = 'current' | 'standby' | 'ended'

/**
 * Everything that belongs together while a wallet is connected. One frozen object replaced as a whole, so that nobody
 * can see an address of one wallet or chain with the provider of another.
 */
export interface Session {
  readonly namespace: ChainNamespace
  readonly connector: Connector
  readonly account: Account
  readonly accounts: readonly Account[]
  readonly network: Network | undefined
  readonly provider: unknown
}

/** Accounts, network and provider that a wallet gives when it connects. */
export interface Grant {
  /** At least one; the first is active unless `activeAddress` names another. */
  readonly accounts: readonly Account[]
  readonly activeAddress?: string
  /** The network the wallet is on; absent when the family has no such idea. */
  readonly networkId?: CaipNetworkId
  readonly provider: unknown
  readonly approvedNetworkIds?: readonly CaipNetworkId[]
  readonly supportsAllNetworks?: boolean
  /** Sign-ins that the same approval signed. */
  readonly signed?: readonly SignedAlong[]
  /** Starts telling what happens in the wallet, first of all what happened since the grant was made; returns the undo. */
  watch?(listener: WalletListener): () => void
  /** Grants for further families that the same approval covers. */
  readonly others?: readonly (Grant & { readonly namespace: ChainNamespace })[]
}

/** Listener to a wallet while it is connected. */
export interface WalletListener {
  /** An empty list means locked or withdrawn. */
  accountsChanged(accounts: readonly Account[]): void
  networkChanged(networkId: CaipNetworkId): void
  disconnected(reason?: string): void
}
