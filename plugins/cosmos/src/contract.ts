import type { CaipNetworkId, ChainAdapter, Key } from '@billfold/kernel'
import type { FamilyOptions } from '@billfold/kernel/family'

/** A wallet with the interface of Keplr, by where it stands on the window. */
export interface CosmosWalletPlace {
  readonly name: string
  /** Paths from the window: the first is what is stored of a connection, wherever the wallet stands. */
  readonly places: readonly [string, ...string[]]
  /** What it announces itself by on Ethereum: the same wallet is one row. */
  readonly rdns?: string
  /** Events of the window by which it says that it has another account. */
  readonly events: readonly string[]
  /** Flags of wallets that are known to stand in its place. */
  readonly spoofers?: readonly string[]
}

/** What a host says when it adds the Cosmos family. */
export interface CosmosOptions extends FamilyOptions {
  /**
   * The smallest units of the coins of networks, by their CAIP-2 ids: `{ 'cosmos:noble-1': 'uusdc' }`. Absent, it is that of the coin that
   * secures the chain, as the chain says.
   */
  readonly denoms?: Readonly<Partial<Record<CaipNetworkId, string>>>
  /** Wallets beside those that are known. */
  readonly wallets?: readonly CosmosWalletPlace[]
}

/** A signature with its key, both in base 64, as libraries of Cosmos have it. */
export interface CosmosSignature {
  readonly pub_key: { readonly type: string; readonly value: string }
  readonly signature: string
}

/** An amount of a coin, in its smallest unit. */
export interface CosmosCoin {
  readonly denom: string
  readonly amount: string
}

/** A transaction as Amino has it: what a person can read. */
export interface AminoDocument {
  readonly chain_id: string
  readonly account_number: string
  readonly sequence: string
  readonly fee: { readonly amount: readonly CosmosCoin[]; readonly gas: string; readonly granter?: string; readonly payer?: string }
  readonly msgs: readonly { readonly type: string; readonly value: Readonly<Record<string, unknown>> }[]
  readonly memo: string
  readonly timeout_height?: string
}

/** A transaction as bytes. */
export interface DirectDocument {
  readonly bodyBytes: Uint8Array
  readonly authInfoBytes: Uint8Array
  readonly chainId: string
  readonly accountNumber: bigint
}

/** What a wallet signed: it may have changed the fee, and a person the memo. */
export interface CosmosSigned<D> {
  readonly signed: D
  readonly signature: CosmosSignature
}

/** An account of a chain, as signers of libraries show it. */
export interface CosmosSignerAccount {
  readonly address: string
  readonly algo: 'secp256k1'
  readonly pubkey: Uint8Array
}

/** A signer for libraries of Cosmos that writes Amino. */
export interface CosmosAminoSigner {
  getAccounts(): Promise<readonly CosmosSignerAccount[]>
  signAmino(signer: string, document: AminoDocument): Promise<CosmosSigned<AminoDocument>>
}

/** A signer for libraries of Cosmos that writes bytes. */
export interface CosmosDirectSigner {
  getAccounts(): Promise<readonly CosmosSignerAccount[]>
  signDirect(signer: string, document: DirectDocument): Promise<CosmosSigned<DirectDocument>>
}

/**
 * What a host's own libraries talk to: one object that stays while wallets come and go, with signers for each chain. Requests go to the
 * wallet in use.
 */
export interface CosmosProvider {
  /** The account in use; undefined while nobody is connected. */
  readonly address: string | undefined
  readonly networkId: CaipNetworkId | undefined
  /** Opens the modal when nobody is connected. Rejects with `wallet/refused` when the person closes it. */
  enable(): Promise<void>
  /** A signer for a chain that the host has named: both ways, or the one that the wallet can. */
  getOfflineSigner(chainId: string): CosmosAminoSigner & CosmosDirectSigner
  getOfflineSignerOnlyAmino(chainId: string): CosmosAminoSigner
  getOfflineSignerAuto(chainId: string): Promise<CosmosAminoSigner | CosmosDirectSigner>
  /** Signs what a person reads, as ADR-36 has it. */
  signArbitrary(chainId: string, signer: string, message: string | Uint8Array): Promise<CosmosSignature>
  /** Hears of another account or network. Returns the undo. */
  on(event: 'change', listener: () => void): () => void
}

/** The adapter of the Cosmos family: `chain.adapter:` and the namespace. */
export const cosmosAdapterKey = 'chain.adapter:cosmos' as Key<ChainAdapter>

/** What a host's own libraries talk to: `chain.host-provider:` and the namespace. */
export const cosmosProviderKey = 'chain.host-provider:cosmos' as Key<CosmosProvider>
