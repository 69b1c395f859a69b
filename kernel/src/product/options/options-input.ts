import type { CaipNetworkId } from '../../core/caip/ids.js'
import type { Network } from '../../wallets/contract/network.js'
import type { Orders } from '../features/orders.js'
import type { EndpointUrls, ImageOptions, KernelOptions, WalletOptions } from './options.js'

type Completed = 'networks' | 'defaultNetwork' | 'orders' | 'wallets' | 'images' | 'endpoints'

/** A network as a host names it, checked: the family and the CAIP-2 id follow from the rest. */
export type WrittenNetwork = Omit<Network, 'caipNetworkId' | 'chainNamespace' | 'rpcUrls' | 'isUnsupported'> &
  Partial<Pick<Network, 'caipNetworkId' | 'chainNamespace'>> & { readonly rpcUrls?: Partial<Network['rpcUrls']> }

/** A network as hosts and chain libraries write it. */
export type NetworkInput = Forgiving<WrittenNetwork>

/** What may be absent may be undefined, as chain libraries write it. */
type Forgiving<T> = { readonly [K in keyof T]: Partial<Pick<T, K>> extends Pick<T, K> ? T[K] | undefined : T[K] }

/** Options as a host writes them. A missing field has a default; a wrong field gets its default and a line in the log. */
export type KernelOptionsInput = Partial<Omit<KernelOptions, Completed>> & {
  /** The networks of the app, as chain packages or viem define them; the first is the default. */
  readonly networks: readonly NetworkInput[]
  /** One of the networks, its CAIP-2 id, or its chain's own id. */
  readonly defaultNetwork?: NetworkInput | CaipNetworkId | Network['id']
  /** The services, each by its address. None has a default: nobody is contacted but these and the nodes of the networks. */
  readonly endpoints?: Omit<EndpointUrls, 'relay'> & { readonly relay?: string | readonly string[] }
  /** In which order ways to connect, connectors, providers and actions stand. */
  readonly orders?: Partial<Orders>
  /** Wallets by id, rdns or name: `featured` stand in front, `include` and `exclude` choose, `custom` are your own. */
  readonly wallets?: Partial<WalletOptions>
  /** Icons by network id and connector id. */
  readonly images?: Partial<ImageOptions>
}
