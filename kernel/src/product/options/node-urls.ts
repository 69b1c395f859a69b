import type { Network } from '../../wallets/contract/network.js'
import type { KernelOptions } from './options.js'

/** Every node that the host names for some networks: its own first, then those that stand in the networks. */
export function nodeUrls(networks: readonly Network[], own: KernelOptions['rpcUrls']): readonly string[] {
  return networks.flatMap(({ caipNetworkId, rpcUrls }) => [
    ...(own[caipNetworkId] ?? []),
    ...rpcUrls.default.http,
    ...(rpcUrls.chainDefault?.http ?? []),
  ])
}
