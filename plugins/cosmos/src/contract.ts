import type { CaipNetworkId, ChainAdapter, Key } from '@billfold/kernel'
import type { FamilyOptions } from '@billfold/kernel/family'
import type { OfflineAminoSigner, StdSignature } from '@cosmjs/amino'
import type { OfflineDirectSigner } from '@cosmjs/proto-signing'

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
  getOfflineSigner(chainId: string): OfflineAminoSigner & OfflineDirectSigner
  getOfflineSignerOnlyAmino(chainId: string): OfflineAminoSigner
  getOfflineSignerAuto(chainId: string): Promise<OfflineAminoSigner | OfflineDirectSigner>
  /** Signs what a person reads, as ADR-36 has it. */
  signArbitrary(chainId: string, signer: string, message: string | Uint8Array): Promise<StdSignature>
  /** Hears of another account or network. Returns the undo. */
  on(event: 'change', listener: () => void): () => void
}

/** The adapter of the Cosmos family: `chain.adapter:` and the namespace. */
export const cosmosAdapterKey = 'chain.adapter:cosmos' as Key<ChainAdapter>

/** What a host's own libraries talk to: `chain.host-provider:` and the namespace. */
export const cosmosProviderKey = 'chain.host-provider:cosmos' as Key<CosmosProvider>
