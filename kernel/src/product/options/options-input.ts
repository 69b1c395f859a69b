import type { CaipNetworkId } from '../../core/caip/ids.js'
import type { Network } from '../../wallets/contract/network.js'
import type { Orders } from '../features/orders.js'
import type { EndpointUrls, ImageOptions, KernelOptions, WalletOptions } from './options.js'

type Completed = 'networks' | 'defaultNetwork' | 'orders' | 'wallets' | 'images' | 'endpoints'

/** A network as hosts and chain libraries write it: the family and the CAIP-2 id follow from the rest. */
export type NetworkInput = Omit<Network, 'caipNetworkId' | 'chainNamespace' | 'rpcUrls' | 'isUnsupported'> &
  Partial<Pick<Network, 'caipNetworkId' | 'chainNamespace'>> & { readonly rpcUrls?: Partial<Network['rpcUrls']> }

/** Options as a host writes them. A missing field has a default; a wrong field gets its default and a line in the log. */
export type KernelOptionsInput = Partial<Omit<KernelOptions, Completed>> & {
  readonly networks: readonly NetworkInput[]
  /** One of the networks, its CAIP-2 id, or its chain's own id. */
  readonly defaultNetwork?: NetworkInput | CaipNetworkId | Network['id']
  readonly endpoints?: Omit<EndpointUrls, 'relay'> & { readonly relay?: string | readonly string[] }
  readonly orders?: Partial<Orders>
  readonly wallets?: Partial<WalletOptions>
  readonly images?: Partial<ImageOptions>
}
