import type { CaipNetworkId, ChainNamespace } from '../../core/caip/ids.js'

/** An event that a paired wallet sends by itself. */
export interface PairingEvent {
  readonly name: string
  readonly data: unknown
  readonly networkId: CaipNetworkId
}

/** The channel to one family of a paired wallet. */
export interface PairingChannel {
  readonly namespace: ChainNamespace
  /** The addresses that the wallet granted for the network in use. */
  readonly addresses: readonly string[]
  readonly networkIds: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  /** The network in use. */
  networkId(): CaipNetworkId | undefined
  /** Asks the wallet, on the network in use unless another is named. A refusal by the person rejects with `wallet/refused`. */
  request(method: string, params: unknown, networkId?: CaipNetworkId): Promise<unknown>
  /** Subscribes to the wallet's own events; returns `unsubscribe`. */
  watch(listener: (event: PairingEvent) => void): () => void
  /** Reports that the wallet is on another network now. */
  networkChanged(networkId: CaipNetworkId): void
}

/** Profile of a pairing: methods and events that a wallet of the family is asked for, and the provider that the family makes of the channel to it. */
export interface PairingProfile {
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** A wallet that grants this method can be asked for any network, and not only for those it approved. */
  readonly switchMethod?: string
  /** True where wallets of the family can sign in by the same approval by which they are paired (`wc_sessionAuthenticate`). */
  readonly signsIn?: boolean
  /** Makes the provider that the adapter gets with such a session; without it the adapter gets the channel. */
  provider?(channel: PairingChannel): unknown
}
