import type { EvmWallet, EvmWalletOptions } from '@billfold/test-wallets/evm'
import type { SolanaWallet, SolanaWalletOptions } from '@billfold/test-wallets/solana'
import type { ManualPairing, WalletConnectOptions } from '@billfold/walletconnect/contract'
import type { Billfold, BillfoldOptions } from '@billfold/ui'

/** A wallet of the page. What is absent is as usual: both chains known… only the first one, Alice's and Brook's keys. */
export type WalletWish = Pick<EvmWalletOptions, 'name' | 'rdns'> & Partial<EvmWalletOptions>

/** A Solana wallet of the page. What is absent is as usual: Ana's and Ben's keys, the local chain. */
export type SolanaWish = Pick<SolanaWalletOptions, 'name'> & Partial<SolanaWalletOptions>

/** What a test tells the page before its scripts run. */
export interface FlowConfig {
  /** Where the chains are read, by id. */
  readonly chains: Readonly<Record<number, string>>
  /** Where the cloud is; absent for an app that names no endpoint. */
  readonly cloud?: string
  readonly wallets: readonly WalletWish[]
  /** Where phones are met; absent for an app that does not pair. */
  readonly pairing?: { readonly relays: readonly string[]; readonly options?: WalletConnectOptions }
  /** Where the Solana chain is read, and its wallets; absent for an app of one family. */
  readonly solana?: { readonly url: string; readonly wallets: readonly SolanaWish[] }
  /** An app without EVM networks. */
  readonly hasNoEvm?: boolean
  /** Further options of the handle, such as can be written as JSON. */
  readonly options?: Partial<BillfoldOptions>
  /** How many handles the page makes. One, unless told otherwise. */
  readonly handles?: number
}

/** What a test finds in the page. */
export interface FlowPage {
  readonly config: FlowConfig
  readonly handles: readonly Billfold[]
  readonly wallets: Readonly<Record<string, EvmWallet>>
  /** The wallets of the other family, by name. */
  readonly solanaWallets: Readonly<Record<string, SolanaWallet>>
  /** A wallet that comes late. */
  addWallet(wish: WalletWish): void
  addSolanaWallet(wish: SolanaWish): void
  /** The pairing as a host holds it that shows the link itself, once it was handed over. */
  readonly pairing: ManualPairing | undefined
  /** Programs of others, with the provider that the app hands them. */
  clients(): Promise<typeof import('./clients.js')>
  solana(): Promise<typeof import('./solana-actions.js')>
}

declare global {
  interface Window {
    flowConfig?: FlowConfig
    flow?: FlowPage
  }
}
