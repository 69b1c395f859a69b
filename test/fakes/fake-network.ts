import type { ChainNamespace, Network } from '@billfold/kernel'

export interface FakeNetworkOptions extends Partial<Omit<Network, 'id' | 'caipNetworkId' | 'chainNamespace'>> {
  /** The part of the CAIP-2 id after the colon. */
  readonly id?: number | string
}

/** Makes a network of any family. */
export function fakeNetwork(namespace: ChainNamespace, { id = 1, ...overrides }: FakeNetworkOptions = {}): Network {
  return {
    id,
    caipNetworkId: `${namespace}:${id}`,
    chainNamespace: namespace,
    name: `${namespace} ${id}`,
    nativeCurrency: { name: `${namespace} coin`, symbol: namespace.slice(0, 3).toUpperCase(), decimals: 18 },
    rpcUrls: { default: { http: [`https://${namespace}-${id}.example`] } },
    blockExplorers: { default: { name: 'Explorer', url: `https://explorer.example/${namespace}/${id}` } },
    ...overrides,
  }
}
