import type { ChainAdapter, Key } from '@billfold/kernel'
import type { FamilyOptions } from '@billfold/kernel/family'

/** What a host says when it adds the Polkadot family. */
export interface PolkadotOptions extends FamilyOptions {
  /** The name by which this page introduces itself to extensions, beside its address. */
  readonly appName?: string
  /** The numbers that addresses begin with on networks of one's own, by CAIP-2 id: `{ 'polkadot:…': 10 }`. Absent: generic ones, 42. */
  readonly ss58Formats?: Readonly<Record<string, number>>
  /** Tokens to look for beside the dollars of the Asset Hubs, by their numbers in the pallet Assets and the CAIP-2 id of the network: nodes do not tell which ones an account has. */
  readonly assets?: Readonly<Record<string, readonly number[]>>
}

/** An account as extensions show it. */
export interface PolkadotAccount {
  readonly address: string
}

/** A message to sign: hex with 0x, or a text. */
export interface PolkadotRawRequest {
  readonly address: string
  readonly data: string
  readonly type?: 'bytes'
}

/** A signature in hex. */
export interface PolkadotSignature {
  readonly id: number
  readonly signature: `0x${string}`
}

/**
 * What a host's own libraries talk to: an extension as it stands in `injectedWeb3`, enabled already. It stays the same object while
 * wallets come and go, with the accounts of the one in use. Requests go to the network in use.
 */
export interface PolkadotProvider {
  readonly name: string
  readonly version: string
  /** Opens the modal where nobody is connected, and gives this object. */
  enable(origin?: string): Promise<PolkadotProvider>
  readonly accounts: {
    get(): Promise<PolkadotAccount[]>
    /** Hears the accounts now and whenever they are others. Returns the undo. */
    subscribe(listener: (accounts: PolkadotAccount[]) => void): () => void
  }
  readonly signer: {
    signRaw(request: PolkadotRawRequest): Promise<PolkadotSignature>
    /** The payload is what `@polkadot/api` and others hand to extensions (`SignerPayloadJSON`). */
    signPayload(payload: object): Promise<PolkadotSignature>
  }
}

/** The adapter of the Polkadot family: `chain.adapter:` and the namespace. */
export const polkadotAdapterKey = 'chain.adapter:polkadot' as Key<ChainAdapter>

/** What a host's own libraries talk to: `chain.host-provider:` and the namespace. */
export const polkadotProviderKey = 'chain.host-provider:polkadot' as Key<PolkadotProvider>
