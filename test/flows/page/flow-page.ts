import type { EvmWallet, EvmWalletOptions } from '@billfold/test-wallets/evm'
import type { SolanaWallet, SolanaWalletOptions } from '@billfold/test-wallets/solana'
import type { ManualPairing, WalletConnectOptions } from '@billfold/walletconnect/contract'
import type { Billfold, BillfoldOptions } from '@billfold/ui'

/** A wallet of the page. What is absent is as usual: both chains known… only the first one, Alice's and Brook's keys. */
export type FlowWallet = Pick<EvmWalletOptions, 'name' | 'rdns'> & Partial<EvmWalletOptions>

/** A Solana wallet of the page. What is absent is as usual: Ana's and Ben's keys, the local chain. */
export type FlowSolanaWallet = Pick<SolanaWalletOptions, 'name'> & Partial<SolanaWalletOptions>

/** Configuration of the page, set before its scripts run. */
export interface FlowConfig {
  /** Nodes of the EVM networks, by chain id. */
  readonly chains: Readonly<Record<number, string>>
  /** Address of the cloud; absent for an app that names no endpoint. */
  readonly cloud?: string
  readonly wallets: readonly FlowWallet[]
  /** Relays; absent for an app that does not pair. */
  readonly pairing?: { readonly relays: readonly string[]; readonly options?: WalletConnectOptions }
  /** Node of the Solana network, and its wallets; absent for an app of one family. */
  readonly solana?: { readonly url: string; readonly wallets: readonly FlowSolanaWallet[] }
  /** An app without EVM networks. */
  readonly hasNoEvm?: boolean
  /** Further options of the handle, such as can be written as JSON. */
  readonly options?: Partial<BillfoldOptions>
  /** Number of handles that the page makes. One, unless told otherwise. */
  readonly handles?: number
}

/** Objects of the page that tests use. */
export interface FlowPage {
  readonly config: FlowConfig
  readonly handles: readonly Billfold[]
  readonly wallets: Readonly<Record<string, EvmWallet>>
  /** The wallets of the other family, by name. */
  readonly solanaWallets: Readonly<Record<string, SolanaWallet>>
  /** A wallet that comes late. */
  addWallet(wallet: FlowWallet): void
  addSolanaWallet(wallet: FlowSolanaWallet): void
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
