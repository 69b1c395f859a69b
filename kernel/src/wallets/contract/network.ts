import type { CaipNetworkId, ChainNamespace } from '../../core/caip/ids.js'

/** The money that a network itself knows. */
export interface NativeCurrency {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** One network of a family, as the host configures it and every plugin reads it. */
export interface Network {
  /** The chain's own id: a number on EVM, a reference elsewhere. */
  readonly id: number | string
  readonly caipNetworkId: CaipNetworkId
  readonly chainNamespace: ChainNamespace
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  readonly rpcUrls: {
    readonly default: { readonly http: readonly string[] }
    readonly chainDefault?: { readonly http: readonly string[] }
  }
  readonly blockExplorers?: { readonly default: { readonly name?: string; readonly url: string } }
  readonly assets?: { readonly imageId?: string; readonly imageUrl?: string }
  readonly testnet?: boolean
  /** Milliseconds from one block to the next, as a rule: about that long a transaction takes. */
  readonly blockTime?: number
  /** An id under which wallets still announce this network. */
  readonly deprecatedCaipNetworkId?: CaipNetworkId
  /** True on the placeholder for a network that the host did not ask for. */
  readonly isUnsupported?: boolean
}

/** The networks of one family, as far as it knows them. */
export interface NetworkState {
  /** The network in use; undefined until the family has one. */
  readonly caipNetwork: Network | undefined
  /** True when the wallet can be asked for any network; false when only the approved ones work. */
  readonly supportsAllNetworks: boolean
  readonly approvedCaipNetworkIds: readonly CaipNetworkId[] | undefined
  readonly requestedCaipNetworks: readonly Network[]
  readonly smartAccountEnabledNetworks: readonly CaipNetworkId[]
}
