import type { CaipNetworkId, ChainAdapter, Key } from '@billfold/kernel'

/** Options with which a host adds the Solana family. */
export interface SolanaOptions {
  /**
   * When wallets of the browser are asked for: with the modal, or for a connection that is restored (`open`), as soon as the plugin
   * runs (`start`), or never (`false`).
   */
  readonly discovery?: 'open' | 'start' | false
}

/** A signature with the bytes that it is of: wallets may put something of their own before a message. */
export interface SolanaSignedMessage {
  readonly signedMessage: Uint8Array
  readonly signature: Uint8Array
}

/** A signer for `@solana/web3.js` 2 and `@solana/kit`: it fits where those take a modifying signer. */
export interface SolanaSigner {
  readonly address: string
  modifyAndSignMessages(
    messages: readonly { readonly content: Uint8Array; readonly signatures: object }[],
  ): Promise<readonly { readonly content: Uint8Array; readonly signatures: Readonly<Record<string, Uint8Array>> }[]>
  modifyAndSignTransactions<T extends SolanaCompiledTransaction>(transactions: readonly T[]): Promise<readonly T[]>
}

/** A signer that also sends: for who leaves that to the wallet. */
export interface SolanaSendingSigner {
  readonly address: string
  signAndSendTransactions(transactions: readonly SolanaCompiledTransaction[]): Promise<readonly Uint8Array[]>
}

/** A transaction as those libraries hold it. */
export interface SolanaCompiledTransaction {
  readonly messageBytes: ArrayLike<number>
  readonly signatures: Readonly<Record<string, ArrayLike<number> | null>>
}

/** An account as the Wallet Standard has it. */
export interface SolanaProviderAccount {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly `${string}:${string}`[]
  readonly features: readonly `${string}:${string}`[]
}

/**
 * Object that a host's own libraries talk to: a wallet by the Wallet Standard, the same one while wallets come and go, with
 * the accounts of the one in use, and signers of the account in use. Requests go to the network in use.
 */
export interface SolanaProvider {
  readonly version: '1.0.0'
  readonly name: string
  readonly icon: `data:image/svg+xml;base64,${string}`
  readonly chains: readonly `${string}:${string}`[]
  readonly features: Readonly<Record<`${string}:${string}`, unknown>>
  readonly accounts: readonly SolanaProviderAccount[]
  /** The account in use; undefined while nobody is connected. */
  readonly address: string | undefined
  /** The network in use. */
  readonly networkId: CaipNetworkId | undefined
  /** A signer of the account in use. Throws while nobody is connected. */
  signer(): SolanaSigner
  /** The same, for who leaves sending to it. */
  sendingSigner(): SolanaSendingSigner
}

declare module '@billfold/kernel' {
  interface HostProviders {
    solana: SolanaProvider
  }
}

/** The native balance of the account in use, as the account details have it. */
export interface SolanaBalances {
  /** Reads it again when what is known is too old. */
  refresh(): void
  /** Reads it again in any case: money has moved. */
  renew(): Promise<void>
}

/** The adapter of the Solana family: `chain.adapter:` and the namespace. */
export const solanaAdapterKey = 'chain.adapter:solana' as Key<ChainAdapter>

/** The provider that a host's own libraries talk to: `chain.host-provider:` and the namespace. */
export const solanaProviderKey = 'chain.host-provider:solana' as Key<SolanaProvider>

/** The balance of the account in use: ask it again after money has moved. */
export const solanaBalancesKey = 'chain.native-balances:solana' as Key<SolanaBalances>
