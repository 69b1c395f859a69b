import type { CaipNetworkId, ChainNamespace } from '../../core/caip/ids.js'
import type { Account } from './account.js'
import type { Grant } from './connection.js'
import type { Network } from './network.js'
import type { SignInAlongRequest } from './sign-in-along.js'

/** The way in which a connector reaches its wallet: views group and order by it. */
export type ConnectorType = 'WALLET_CONNECT' | 'INJECTED' | 'ANNOUNCED' | 'EXTERNAL' | 'MULTI_CHAIN' | 'AUTH'

/** The ids of the connectors that the product knows by name. */
export const connectorIds = {
  walletConnect: 'walletConnect',
  injected: 'injected',
  announced: 'announced',
  coinbaseWallet: 'coinbaseWallet',
  coinbaseWalletSDK: 'coinbaseWalletSDK',
  safe: 'safe',
  ledger: 'ledger',
  okx: 'okx',
  eip6963: 'eip6963',
  auth: 'ID_AUTH',
} as const

/** A request to connect, when somebody chose the connector. */
export interface ConnectRequest {
  /** The network the host would like; a connector may grant another. */
  readonly network: Network | undefined
  /** Accounts that the wallet gave when it was connected, where that connection is restored. */
  readonly known?: readonly Account[]
  /**
   * Tells the sign-in to ask for along with the connection, for a wallet that asks for both by one prompt. Undefined where nobody has to sign in, or nobody could
   * say in time. What was signed goes into the grant. Absent where nobody is asked.
   */
  readonly signIn?: (networkId: CaipNetworkId) => Promise<SignInAlongRequest | undefined>
  /** Aborted when the visitor cancels or another attempt takes over: a late answer is ignored. */
  readonly signal: AbortSignal
}

/** One way to reach a wallet of one family. Chain and connector plugins add them; nothing in the kernel makes one. */
export interface Connector {
  readonly id: string
  readonly type: ConnectorType
  readonly name: string
  readonly namespace: ChainNamespace
  /** The networks it is limited to; absent means any requested network of its family. */
  readonly networkIds?: readonly CaipNetworkId[]
  readonly imageId?: string
  readonly imageUrl?: string
  /** `aliases` are other names and ids of the same wallet: of other standards, or of other times. */
  readonly info?: { readonly rdns?: string; readonly uuid?: string; readonly aliases?: readonly string[] }
  readonly explorerId?: string
  /**
   * Why a person should look twice: another wallet gives the same id, this one goes by the name or the id of another, or its name
   * only looks like that of another. Absent proves nothing: a wallet is what was found in this browser, never verified. May change while it is listed.
   */
  readonly doubt?: 'same-id' | 'unverified' | 'look-alike' | undefined
  /** The known wallet that the name looks like, for a look-alike. */
  readonly looksLike?: string
  readonly provider?: unknown
  /** It watches an address: nothing can be signed through it, and no list of wallets shows it. */
  readonly isViewOnly?: boolean
  /** `session` when one approval covers every family, so that ending it ends all of them. */
  readonly spans?: 'family' | 'session'
  /** Asks the wallet. A refusal by the person rejects with the `wallet/refused` error. */
  connect(request: ConnectRequest): Promise<Grant>
  /** Restores an earlier grant without any prompt; undefined when there is none any more. */
  reconnect?(request: ConnectRequest): Promise<Grant | undefined>
  disconnect?(): Promise<void>
  /** Moves the wallet to a network when that is the session's business and not the family's. */
  switchNetwork?(network: Network): Promise<void>
  /** Rebuilds what the connector keeps outside this page's memory, such as a frame. */
  reload?(): void | Promise<void>
}
