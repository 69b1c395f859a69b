import type { CaipAddress } from '../../core/caip/ids.js'
import type { ConnectionStatus } from './connection.js'
import type { TokenBalance } from './asset.js'
import type { SentTransaction } from './sent-transaction.js'

/** The kind of an account; the last two are Bitcoin’s. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal'

/** One account that a wallet shows. */
export interface Account {
  readonly address: string
  /** Absent means `eoa`, or on Bitcoin the type of its index. */
  readonly type?: AccountType
  readonly publicKey?: string
  readonly path?: string
}

/** The person who logged in, where an account belongs to a login. */
export interface AccountUser {
  readonly email?: string
  readonly username?: string
}

/** A wallet in its own words, once it is connected. */
export interface ConnectedWalletInfo {
  readonly name: string
  readonly icon?: string
  readonly rdns?: string
  readonly [detail: string]: unknown
}

/** The facts about a family's active account that plugins fill in after the wallet has answered. */
export interface AccountDetails {
  /** The address as it is shown and copied, where its family has a form of it that catches mistakes. */
  readonly displayAddress?: string
  readonly balance?: string | undefined
  readonly balanceSymbol?: string | undefined
  readonly profileName?: string
  readonly profileImage?: string
  readonly addressExplorerUrl?: string
  readonly tokenBalance?: readonly TokenBalance[] | undefined
  /** What this page had the wallet send for the account, newest first. */
  readonly sent?: readonly SentTransaction[]
  readonly connectedWalletInfo?: ConnectedWalletInfo
  readonly preferredAccountType?: AccountType
  readonly socialProvider?: string
  /** The pop-up of a running social login: kept as an opaque handle. */
  readonly socialWindow?: unknown
  readonly farcasterUrl?: string | undefined
  readonly user?: AccountUser
  readonly smartAccountDeployed?: boolean
  readonly currentTab?: number
  readonly addressLabels?: ReadonlyMap<string, string>
}

/** The account of a family, as the host and the views read it. */
export interface AccountState extends AccountDetails {
  readonly caipAddress: CaipAddress | undefined
  readonly address: string | undefined
  readonly status: ConnectionStatus
}
