import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../core/caip/ids.js'
import type { Key } from '../core/services/key.js'
import type { Account, AccountType } from './contract/account.js'
import type { ConnectionInfo, Session } from './contract/connection.js'
import type { Network } from './contract/network.js'

/** The types of a family's accounts. Of two entries for one family the first counts. */
export interface FamilyAccounts {
  readonly namespace: ChainNamespace
  /** The types by the place of an account in the wallet's answer; further accounts are not used. Absent: any number, each `eoa`. */
  readonly types?: readonly AccountType[]
  /** The type of a new connection when neither the host nor the visitor chose one. Absent means `eoa`. */
  readonly preferred?: AccountType
}

/** Wallet RPC methods by what they need. */
export interface RpcMethodLists {
  /** Allowed directly. */
  readonly safe?: readonly string[]
  /** Allowed after the visitor approved. */
  readonly ask?: readonly string[]
}

/** Wallet RPC methods of a family. What no entry names is refused. */
export interface RpcMethods extends RpcMethodLists {
  readonly namespace: ChainNamespace
  /** The key of further lists, in the code of the plugin: for those too long for a manifest. */
  readonly more?: Key<RpcMethodLists>
  /** Shows the visitor what its `ask` methods ask for, before the wallet is asked. */
  readonly preview?: Key<RequestPreview>
}

/** A request of a host to a wallet, before the wallet has it. */
export interface PreviewedRequest {
  readonly namespace: ChainNamespace
  readonly method: string
  readonly params: unknown
  readonly session: Session
}

/** Shows requests of a host to the visitor. */
export interface RequestPreview {
  /** Resolves to false when the visitor does not want it: the wallet is not asked then. */
  confirm(request: PreviewedRequest): Promise<boolean>
}

/** The connector of a family as it was last set, by which tab and when; without an id the family was disconnected. */
export interface LedgerEntry {
  readonly id?: string
  readonly stamp: number
  readonly tab: string
}

declare module '../core/open.js' {
  interface Views {
    /** `mustConfirm`: the wallet is asked only after a click. */
    SwitchNetwork: { readonly network: Network; readonly mustConfirm?: boolean }
    SwitchActiveChain: { readonly network: Network }
    UnsupportedChain: undefined
  }

  interface Slots {
    'family.accounts': FamilyAccounts
    'rpc.methods': RpcMethods
  }

  interface Events {
    'connection:connected': {
      readonly namespace: ChainNamespace
      readonly connectorId: string
      readonly method: 'browser' | 'qrcode' | 'mobile' | 'email' | 'social'
      readonly isRestored: boolean
    }
    'connection:refused': { readonly namespace: ChainNamespace; readonly connectorId: string }
    'connection:failed': { readonly namespace: ChainNamespace; readonly connectorId: string; readonly message: string }
    'connection:disconnected': { readonly namespace: ChainNamespace; readonly connectorId: string; readonly reason?: string }
    'connections:changed': { readonly connections: readonly ConnectionInfo[] }
    'account:changed': {
      readonly namespace: ChainNamespace
      readonly caipAddress: CaipAddress | undefined
      readonly accounts: readonly Account[]
    }
    /** Money of a family's account in use has moved: what is known of its balances is old. */
    'balance:changed': { readonly namespace: ChainNamespace }
    'network:changed': { readonly namespace: ChainNamespace; readonly caipNetworkId: CaipNetworkId | undefined }
    'family:activated': { readonly namespace: ChainNamespace | undefined }
  }

  interface StoredItems {
    'wallet-id': string
    'wallet-name': string
    'social-provider': string
    'active-network-id': CaipNetworkId
    'active-namespace': ChainNamespace
    'connected-namespaces': readonly ChainNamespace[]
    'connected-connectors': Readonly<Record<string, LedgerEntry>>
    'disconnected-connectors': Readonly<Record<string, readonly string[]>>
    'connection-status': 'connected' | 'disconnected'
    connections: Readonly<Record<string, readonly Omit<ConnectionInfo, 'caipNetwork'>[]>>
    'preferred-account-types': Readonly<Record<string, string>>
    'deep-link': { readonly href: string; readonly name: string }
  }

  interface ErrorContexts {
    /** The person said no in the wallet: an outcome, never shown or logged as an error. */
    'wallet/refused': { readonly wallet?: string }
  }
}
