import type { CaipNetworkId, ChainNamespace } from '../../core/caip/ids.js'
import type { Network } from '../contract/network.js'

/** Stands for a network that the host did not ask for, so that its family is never without one. */
export function unsupportedNetwork(caipNetworkId: CaipNetworkId): Network {
  const [namespace, id] = caipNetworkId.split(':') as [ChainNamespace, string]
  return Object.freeze({
    id,
    caipNetworkId,
    chainNamespace: namespace,
    name: 'Unsupported Network',
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: { default: { http: [] } },
    isUnsupported: true,
  })
}
