import type { CaipNetworkId, ChainNamespace } from '../../core/caip/ids.js'

/** Something that a paired wallet tells of its own accord. */
export interface PairingNews {
  readonly name: string
  readonly data: unknown
  readonly networkId: CaipNetworkId
}

/** What reaches one family of a paired wallet. */
export interface PairingLine {
  readonly namespace: ChainNamespace
  /** What the wallet granted. */
  readonly addresses: readonly string[]
  readonly networkIds: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  /** The network in use. */
  networkId(): CaipNetworkId | undefined
  /** Asks the wallet, on the network in use unless another is named. A refusal by the person rejects with `wallet/refused`. */
  request(method: string, params: unknown, networkId?: CaipNetworkId): Promise<unknown>
  /** Hears what the wallet tells; returns the undo. */
  watch(listener: (news: PairingNews) => void): () => void
  /** Says that the wallet is on another network now. */
  moved(networkId: CaipNetworkId): void
}

/** What a pairing asks a wallet of a family for, and what the family makes of the line to it. */
export interface PairingProfile {
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** A wallet that grants this method can be asked for any network, and not only for those it approved. */
  readonly switchMethod?: string
  /** What the adapter gets as the provider of such a session; the line itself when absent. */
  provider?(line: PairingLine): unknown
}
