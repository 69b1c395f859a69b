import type { CaipNetworkId, ChainNamespace, Network } from '@billfold/kernel'
import type { FrameChainId } from '../protocol/index.js'

/** A network as the frame names it: by its number where it has one, else by its CAIP-2 id. */
export function frameChainId({ id, caipNetworkId }: Pick<Network, 'caipNetworkId' | 'id'>): FrameChainId {
  return typeof id === 'number' ? id : caipNetworkId
}

/** The network that the frame names. */
export function caipOf(namespace: ChainNamespace, chainId: FrameChainId): CaipNetworkId {
  return String(chainId).includes(':') ? (String(chainId) as CaipNetworkId) : `${namespace}:${chainId}`
}
