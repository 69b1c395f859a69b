import type { AccountType, CaipNetworkId, ChainAdapter, Key } from '@billfold/kernel'
import type { FamilyOptions } from '@billfold/kernel/family'

/** What a host says when it adds the Bitcoin family. */
export type BitcoinOptions = FamilyOptions

/** An account as libraries of Bitcoin want it. The key is hex, where the wallet shows it. */
export interface BitcoinProviderAccount {
  readonly address: string
  readonly publicKey: string | undefined
  readonly purpose: AccountType | undefined
  readonly path: string | undefined
}

/** What a host lets a wallet sign. Without an address it is the account in use. */
export interface BitcoinMessage {
  readonly message: string
  readonly address?: string
  /** By the key alone, or as a spend of the address. Without it: by the key where that tells the address. */
  readonly protocol?: 'ecdsa' | 'bip322'
}

/** A transaction that is to be signed: in base 64, or in hex. Those of its inputs are signed that spend from the address. */
export interface BitcoinPsbt {
  readonly psbt: string
  readonly address?: string
}

/** What a host's own libraries talk to: one object that stays while wallets come and go. */
export interface BitcoinProvider {
  /** The account in use; undefined while nobody is connected. */
  readonly address: string | undefined
  /** The network in use. */
  readonly networkId: CaipNetworkId | undefined
  /** The accounts of the wallet in use, the one in use first. Opens the modal when nobody is connected. */
  getAccounts(): Promise<readonly BitcoinProviderAccount[]>
  /** A signature in base 64, which was verified. */
  signMessage(message: BitcoinMessage): Promise<{ readonly address: string; readonly signature: string }>
  /** The same transaction with signatures, written as it was given. */
  signPsbt(psbt: BitcoinPsbt): Promise<{ readonly psbt: string }>
  disconnect(): Promise<void>
  /** Hears of other accounts, or of another network. Returns the undo. */
  on(event: 'accountsChanged' | 'networkChanged', listener: (now: readonly string[] | CaipNetworkId | undefined) => void): () => void
}

declare module '@billfold/kernel' {
  interface HostProviders {
    bip122: BitcoinProvider
  }
}

/** The adapter of the Bitcoin family: `chain.adapter:` and the namespace. */
export const bitcoinAdapterKey = 'chain.adapter:bip122' as Key<ChainAdapter>

/** What a host's own libraries talk to: `chain.host-provider:` and the namespace. */
export const bitcoinProviderKey = 'chain.host-provider:bip122' as Key<BitcoinProvider>
