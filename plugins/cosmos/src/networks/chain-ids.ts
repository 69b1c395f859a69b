import type { CaipNetworkId } from '@billfold/kernel'

const prefix = 'cosmos:'

/** The id by which wallets and nodes call a network. */
export function chainIdOf(networkId: CaipNetworkId): string {
  return networkId.slice(prefix.length)
}

/** The network with this id. */
export function networkIdOf(chainId: string): CaipNetworkId {
  return `${prefix}${chainId}`
}
