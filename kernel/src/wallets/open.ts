import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../core/caip/ids.js'
import type { Key } from '../core/services/key.js'
import type { Account, AccountType } from './contract/account.js'
import type { TransactionRequest } from './contract/chain-adapter.js'
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

/** Transactions that a review is about to ask a wallet for, in this order. */
export interface ReviewedRequest {
  readonly session: Session
  readonly transactions: readonly TransactionRequest[]
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
    /** The question for another family, and the way to connect it. */
    SwitchActiveChain: { readonly network: Network }
    /** The wallet is on a network that the app does not use. */
    UnsupportedChain: undefined
    /** Words for the transactions that a wallet is about to be asked for: a part of reviews, where a plugin brings it. */
    RequestWords: ReviewedRequest
  }

  interface Slots {
    /** The types of a family's accounts. */
    'family.accounts': FamilyAccounts
    /** What a wallet of a family may be asked. */
    'rpc.methods': RpcMethods
  }

  interface Events {
    /** A wallet is connected, or was after a reload (`isRestored`). */
    'connection:connected': {
      readonly namespace: ChainNamespace
      readonly connectorId: string
      readonly method: 'browser' | 'qrcode' | 'mobile' | 'email' | 'social'
      readonly isRestored: boolean
    }
    /** The visitor said no in the wallet: an outcome, not an error. */
    'connection:refused': { readonly namespace: ChainNamespace; readonly connectorId: string }
    /** A wallet could not be connected. */
    'connection:failed': { readonly namespace: ChainNamespace; readonly connectorId: string; readonly message: string }
    /** A wallet is no longer connected. */
    'connection:disconnected': { readonly namespace: ChainNamespace; readonly connectorId: string; readonly reason?: string }
    /** What is connected, whole, after a change. */
    'connections:changed': { readonly connections: readonly ConnectionInfo[] }
    /** The account in use of a family, and the wallet's others. */
    'account:changed': {
      readonly namespace: ChainNamespace
      readonly caipAddress: CaipAddress | undefined
      readonly accounts: readonly Account[]
    }
    /** Money of a family's account in use has moved: what is known of its balances is old. */
    'balance:changed': { readonly namespace: ChainNamespace }
    /** The network in use of a family. */
    'network:changed': { readonly namespace: ChainNamespace; readonly caipNetworkId: CaipNetworkId | undefined }
    /** The family that stands in front. */
    'family:activated': { readonly namespace: ChainNamespace | undefined }
  }

  interface StoredItems {
    /** The wallet that was connected last, by its id. */
    'wallet-id': string
    /** Its name. */
    'wallet-name': string
    /** The provider that was logged in at. */
    'social-provider': string
    /** The network in use. */
    'active-network-id': CaipNetworkId
    /** The family in front. */
    'active-namespace': ChainNamespace
    /** The families that are connected. */
    'connected-namespaces': readonly ChainNamespace[]
    /** The connector of each family, by which tab and when. */
    'connected-connectors': Readonly<Record<string, LedgerEntry>>
    /** What was disconnected by hand, and is not taken up again. */
    'disconnected-connectors': Readonly<Record<string, readonly string[]>>
    /** Whether anything was connected. */
    'connection-status': 'connected' | 'disconnected'
    /** What was connected, shown while it is taken up again. */
    connections: Readonly<Record<string, readonly Omit<ConnectionInfo, 'caipNetwork'>[]>>
    /** The type of account that was chosen, by family. */
    'preferred-account-types': Readonly<Record<string, string>>
    /** The wallet app that the next request opens. */
    'deep-link': { readonly href: string; readonly name: string }
  }

  interface ErrorContexts {
    /** The person said no in the wallet: an outcome, never shown or logged as an error. */
    'wallet/refused': { readonly wallet?: string }
  }
}
