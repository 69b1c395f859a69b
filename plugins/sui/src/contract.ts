import type { CaipNetworkId, ChainAdapter, Key } from '@billfold/kernel'
import type { FamilyOptions } from '@billfold/kernel/family'

/** Options with which a host adds the Sui family. */
export type SuiOptions = FamilyOptions

/** A signature with the bytes that it is of, both in base 64. */
export interface SuiSigned {
  readonly bytes: string
  readonly signature: string
}

/** A transaction that the wallet has sent: what it signed, the name of the transaction, and its effects in base 64. */
export interface SuiExecuted extends SuiSigned {
  readonly digest: string
  readonly effects: string
}

/** A transaction as libraries of Sui hold it. */
export interface SuiTransaction {
  toJSON(): Promise<string>
}

/** An account as the Wallet Standard has it. */
export interface SuiProviderAccount {
  readonly address: string
  /** Empty where the wallet does not show it: an address does not tell its key. */
  readonly publicKey: Uint8Array
  readonly chains: readonly `${string}:${string}`[]
  readonly features: readonly `${string}:${string}`[]
}

/**
 * Object that a host's own libraries talk to: a wallet by the Wallet Standard, the same one while wallets come and go, with
 * the accounts of the one in use. Requests go to the network in use.
 */
export interface SuiProvider {
  readonly version: '1.0.0'
  readonly name: string
  readonly icon: `data:image/svg+xml;base64,${string}`
  readonly chains: readonly `${string}:${string}`[]
  readonly features: Readonly<Record<`${string}:${string}`, unknown>>
  readonly accounts: readonly SuiProviderAccount[]
  /** The account in use; undefined while nobody is connected. */
  readonly address: string | undefined
  /** The network in use. */
  readonly networkId: CaipNetworkId | undefined
}

/** The adapter of the Sui family: `chain.adapter:` and the namespace. */
export const suiAdapterKey = 'chain.adapter:sui' as Key<ChainAdapter>

/** The provider that a host's own libraries talk to: `chain.host-provider:` and the namespace. */
export const suiProviderKey = 'chain.host-provider:sui' as Key<SuiProvider>
