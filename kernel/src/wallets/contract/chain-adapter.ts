import type { TokenBalance, TokenFacts, WalletAsset } from './asset.js'
import type { CaipNetworkId, ChainNamespace } from '../../core/caip/ids.js'
import type { Session } from './connection.js'
import type { Network } from './network.js'
import type { PairingProfile } from './pairing.js'
import type { Key } from '../../core/services/key.js'

/** What an account has of its network's money, or of the token that stands for it: as people write it. */
export interface NativeBalance {
  readonly balance: string
  readonly symbol: string
}

/** What a wallet is asked to send. Amounts are in the smallest unit. */
export interface TransactionRequest {
  readonly to: string
  readonly value?: bigint
  readonly data?: string
  readonly gas?: bigint
  readonly gasPrice?: bigint
}

/** A token, or the native money, that is to go to somebody. */
export interface TransferRequest {
  readonly to: string
  /** In the token's smallest unit. */
  readonly amount: bigint
  /** Absent for the native token. */
  readonly tokenAddress?: string
}

/** A function of a contract, and what it is called with. */
export interface ContractCall {
  readonly address: string
  readonly abi: readonly unknown[]
  readonly functionName: string
  readonly args: readonly unknown[]
}

/** Whose assets a wallet is asked for, and on which networks. */
export interface AssetQuery {
  readonly account: string
  readonly chainFilter?: readonly CaipNetworkId[]
}

/**
 * What a chain family can do with a connected wallet. An adapter says what it can do by the members it has: there are no
 * stubs that throw, and the views offer what is there.
 */
export interface ChainAdapter {
  readonly namespace: ChainNamespace
  /** How the family is reached through a paired wallet, at once or when somebody pairs. Absent: without methods of its own. */
  readonly pairing?: PairingProfile | (() => Promise<PairingProfile>)
  isAddress(address: string): boolean
  /** The form of an address that is shown and copied on a network, where the family has one that catches mistakes. */
  displayAddress?(address: string, network?: Network): Promise<string>
  /** Asks the wallet for a network; rejects with `wallet/unknown-network` when the wallet does not know it. */
  switchNetwork?(session: Session, network: Network): Promise<void>
  addNetwork?(session: Session, network: Network): Promise<void>
  balance?(address: string, network: Network, signal: AbortSignal): Promise<NativeBalance>
  tokens?(address: string, network: Network, signal: AbortSignal): Promise<readonly TokenBalance[]>
  /** Facts for whoever judges and prices tokens. Absent: the blockchain service is not asked about this family. */
  tokenFacts?(): Promise<TokenFacts>
  signMessage?(session: Session, message: string): Promise<string>
  signTypedData?(session: Session, typedData: unknown): Promise<string>
  sendTransaction?(session: Session, request: TransactionRequest): Promise<string>
  transfer?(session: Session, request: TransferRequest): Promise<string>
  estimateGas?(session: Session, request: TransactionRequest): Promise<bigint>
  readContract?(network: Network, call: ContractCall): Promise<unknown>
  writeContract?(session: Session, call: ContractCall): Promise<string>
  parseUnits?(value: string, decimals: number): bigint
  formatUnits?(value: bigint, decimals: number): string
  capabilities?(session: Session): Promise<unknown>
  walletAssets?(session: Session, query: AssetQuery): Promise<Readonly<Record<CaipNetworkId, readonly WalletAsset[]>>>
}

/** The base key of every family's adapter: `keyFor(chainAdapter, namespace)`. */
export const chainAdapter = 'chain.adapter' as Key<ChainAdapter>
