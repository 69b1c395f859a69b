import type { TokenBalance, TokenFacts, WalletAsset } from './asset.js'
import type { CaipNetworkId, ChainNamespace } from '../../core/caip/ids.js'
import type { Session } from './connection.js'
import type { Network } from './network.js'
import type { PairingProfile } from './pairing.js'
import type { Key } from '../../core/services/key.js'

/**
 * The money of its network that an account has, or the token that stands for it: as people write it. `balance` is a decimal number of whole coins
 * (`1.5`), with a point, no exponent and no separators.
 */
export interface NativeBalance {
  readonly balance: string
  readonly symbol: string
}

/** A transaction that a wallet is asked to send. Amounts are in the smallest unit. */
export interface TransactionRequest {
  readonly to: string
  readonly value?: bigint
  /** Input of the call as the family writes bytes: of EVM hex with 0x. */
  readonly data?: string
  /** Limit of the units of work that it may take. */
  readonly gas?: bigint
  /** Price of one unit. */
  readonly gasPrice?: bigint
}

/** A token, or the native money, that is to go to somebody. */
export interface TransferRequest {
  readonly to: string
  /** In the token's smallest unit. */
  readonly amount: bigint
  /** Absent for the native token. */
  readonly tokenAddress?: string
  /** A note that goes with it, where the family has one: exchanges tell whose it is by that. */
  readonly memo?: string
}

/** Transfers that a wallet has taken with one yes. */
export interface TakenTransfers {
  /** The wallet's own name of all of them. */
  readonly id: string
  /** The names of their transactions in the order of the requests, as soon as the wallet knows them; undefined for one that it does not name. */
  names(signal: AbortSignal): Promise<readonly (string | undefined)[]>
}

/** Transactions that a wallet has taken as one: all of them happen, or none. */
export interface TakenTransactions {
  /** The wallet's own name of all of them. */
  readonly id: string
  /** Outcome of all of them as soon as the wallet tells it, and the transaction that they went into. */
  end(signal: AbortSignal): Promise<{ readonly status: 'confirmed' | 'failed'; readonly hash: string | undefined }>
}

/** What a transfer costs beside its amount, in the smallest unit of the network's own coin. */
export interface TransferFees {
  /** By what the network takes now. */
  readonly likely: bigint
  readonly most: bigint
}

/** What a transfer would do, as a network tried it without keeping anything of it. Amounts are in the smallest unit. */
export interface TransferForecast {
  /** How much more of what is sent the receiver would have: less than the amount where the token keeps a part. */
  readonly arrives: bigint
  /** Part of the fee, in the network's own coin, that makes the account which the receiver does not have yet. */
  readonly deposit?: bigint
}

/** What a network says of an address before something goes there. */
export interface ReceiverFacts {
  /** True for a program: it may not be able to give back what it gets. */
  readonly isContract: boolean
}

/** A transaction whose course is followed. */
export interface FollowedTransaction {
  /** Its name, as `transfer` gave it. */
  readonly hash: string
  /** The account that it is of. */
  readonly address: string
  readonly network: Network
  /** The mark of the last answer. */
  readonly mark?: string | undefined
}

/** How a transaction stands. `missing`: nobody knows it (yet, or any more). `replaced`: another one of the account took its place. */
export interface TransactionState {
  readonly status: 'pending' | 'confirmed' | 'failed' | 'missing' | 'replaced'
  /** The block that it stands in. */
  readonly block?: string
  /** The name under which it goes on, where its wallet sent the same once more for a higher fee. */
  readonly hash?: string
  /** What finds it again when it has another name: handed back with the next question. */
  readonly mark?: string
}

/** Transactions that are tried one after the other, and the tokens whose balances are looked at; undefined is the network's own coin. */
export interface TransactionTrial {
  readonly transactions: readonly TransactionRequest[]
  readonly tokens: readonly (string | undefined)[]
}

/** What tried transactions would do. */
export interface TrialOutcome {
  /** False when one of them would fail. */
  readonly isDone: boolean
  /** How much more the account would have of each token, fees left out; below 0 for less. */
  readonly changes: readonly bigint[]
}

/** A function of a contract, and what it is called with. */
export interface ContractCall {
  readonly address: string
  readonly abi: readonly unknown[]
  readonly functionName: string
  readonly args: readonly unknown[]
}

/** A token that is asked about, and for whom. */
export interface TokenQuery {
  /** Contract or mint, without the network. */
  readonly tokenAddress: string
  readonly address: string
  readonly network: Network
}

/** Account whose assets a wallet is asked for, and their networks. */
export interface AssetQuery {
  readonly account: string
  readonly chainFilter?: readonly CaipNetworkId[]
}

/** A sign-in as CAIP-122 has it, without its account. Moments are as ISO 8601 has them. */
export interface SignInFields {
  readonly domain: string
  readonly uri: string
  readonly version: string
  /** The reference of the network, without its family. */
  readonly chainId: string
  readonly nonce: string
  readonly statement?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** A sign-in as the wallet wrote it, and its signature. */
export interface SignedIn {
  readonly message: string
  readonly signature: Signature
}

/** A signature of a wallet, as the family writes it: hex with 0x of EVM, base58 of Solana; a list where it is several numbers. */
export type Signature = string | readonly [string, ...string[]]

/**
 * Abilities of a chain family with a connected wallet. An adapter says what it can do by the members it has: there are no
 * stubs that throw, and the views offer what is there. A person's no rejects with `wallet/refused`, whatever was asked.
 */
export interface ChainAdapter {
  readonly namespace: ChainNamespace
  /** The way to the family through a paired wallet, at once or when somebody pairs. Absent: without methods of its own. */
  readonly pairing?: PairingProfile | (() => Promise<PairingProfile>)
  /** True for an address as wallets of the family write it, its checksum included. It may be given anything, and never throws. */
  isAddress(address: string): boolean
  /** Loads what addresses are read with, where that comes with the first wallet: before it, `isAddress` knows none. */
  prepare?(): Promise<void>
  /** The form of an address that is shown and copied on a network, where the family has one that catches mistakes. */
  displayAddress?(address: string, network?: Network): Promise<string>
  /** What a camera reads as a payment to an address, such as `bitcoin:bc1…`. Absent: the family has no link that its wallets agree on. */
  paymentLink?(address: string, network?: Network): string
  /** Asks the wallet for a network; rejects with `wallet/unknown-network` when the wallet does not know it. */
  switchNetwork?(session: Session, network: Network): Promise<void>
  /** Asks the wallet to add a network that it did not know. Whether it also switches is the wallet's affair. */
  addNetwork?(session: Session, network: Network): Promise<void>
  /** Asks nodes, and rejects when the signal is aborted or nobody answers. */
  balance?(address: string, network: Network, signal: AbortSignal): Promise<NativeBalance>
  /** Tokens that nodes tell of, the native one first. `price` is 0 where nobody knows it. */
  tokens?(address: string, network: Network, signal: AbortSignal): Promise<readonly TokenBalance[]>
  /** One token, and what of it an account has; undefined for an address that is no token. */
  token?(query: TokenQuery, signal: AbortSignal): Promise<TokenBalance | undefined>
  /** Tells what an address is. */
  receiverFacts?(address: string, network: Network, signal: AbortSignal): Promise<ReceiverFacts>
  /** Tells how a transaction stands. */
  followTransaction?(transaction: FollowedTransaction, signal: AbortSignal): Promise<TransactionState>
  /** Facts for whoever judges and prices tokens. Absent: the blockchain service is not asked about this family. */
  tokenFacts?(): Promise<TokenFacts>
  /** The message is text as the person reads it; how it becomes bytes is the family's affair. */
  signMessage?(session: Session, message: string): Promise<Signature>
  /**
   * Signs a sign-in whose text the wallet writes itself (`solana:signIn`): it shows whose page it is for, and can tell that from the page in front
   * of it. Undefined where the wallet has no way of its own.
   */
  signIn?(session: Session, fields: SignInFields): Promise<SignedIn | undefined>
  /** The data is a plain object in the form of the family: of EVM what EIP-712 has (`types`, `primaryType`, `domain`, `message`). */
  signTypedData?(session: Session, typedData: unknown): Promise<Signature>
  /** Resolves once the wallet has sent, with the name of the transaction as explorers of the network take it. */
  sendTransaction?(session: Session, request: TransactionRequest): Promise<string>
  /** True where the wallet takes several transactions as one, with one yes: all of them happen, or none. */
  canSendTogether?(session: Session): Promise<boolean>
  /** Resolves once the wallet has taken them all. */
  sendTogether?(session: Session, requests: readonly TransactionRequest[]): Promise<TakenTransactions>
  /** The same, for a coin or a token. */
  transfer?(session: Session, request: TransferRequest): Promise<string>
  /** True where the wallet takes several transfers with one yes. */
  canTransferTogether?(session: Session): Promise<boolean>
  /** Resolves once the wallet has taken them all. */
  transferTogether?(session: Session, requests: readonly TransferRequest[]): Promise<TakenTransfers>
  /**
   * The most that a transfer costs beside its amount, in the smallest unit of the network's own coin, for showing before the wallet is asked.
   * Rejects as `transfer` would for a transfer that cannot be.
   */
  transferFee?(session: Session, request: TransferRequest): Promise<bigint>
  /** The same with what it will likely cost, for families where that is less than the most. */
  transferFees?(session: Session, request: TransferRequest): Promise<TransferFees>
  /** Tries a transfer on the network without sending it, before the wallet is asked. Undefined where nobody can try. */
  forecastTransfer?(session: Session, request: TransferRequest, signal: AbortSignal): Promise<TransferForecast | undefined>
  /** Bytes of the longest note that goes with a transfer. Absent: the family has none. */
  longestMemo?(): Promise<number>
  /** Tries transactions on the network without sending them, before the wallet is asked. Undefined where nobody can try. */
  tryTransactions?(session: Session, trial: TransactionTrial, signal: AbortSignal): Promise<TrialOutcome | undefined>
  /** The price of one unit of work on a network now, in the smallest unit of its own coin. */
  gasPrice?(network: Network, signal: AbortSignal): Promise<bigint>
  /** Units of work that a transaction takes, without their price. */
  estimateGas?(session: Session, request: TransactionRequest): Promise<bigint>
  /** Result as the types of the contract have it: big numbers are `bigint`. */
  readContract?(network: Network, call: ContractCall): Promise<unknown>
  /** Resolves as `sendTransaction` does. */
  writeContract?(session: Session, call: ContractCall): Promise<string>
  /** Reads what a person wrote (`1.5`) as smallest units. Throws `wallet/invalid-amount` for what is none. */
  parseUnits?(value: string, decimals: number): bigint
  /** Writes smallest units as `balance` has them, exact. */
  formatUnits?(value: bigint, decimals: number): string
  /** Abilities that the wallet says it has, as plain data: of EVM what EIP-5792 has. */
  capabilities?(session: Session): Promise<unknown>
  /** Assets that the wallet says the account has. A balance is what the wallet wrote: a decimal number of whole tokens. */
  walletAssets?(session: Session, query: AssetQuery): Promise<Readonly<Record<CaipNetworkId, readonly WalletAsset[]>>>
}

/** The base key of every family's adapter: `keyFor(chainAdapter, namespace)`. */
export const chainAdapter = 'chain.adapter' as Key<ChainAdapter>
