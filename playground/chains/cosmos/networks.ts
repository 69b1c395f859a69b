import { cosmosChainId, cosmosChainName, cosmosNetworkId } from './seed.js'

/** The local Cosmos ledger as a host configures it: plain data that a page may import. */
export interface CosmosNetworkEntry {
  readonly id: string
  readonly caipNetworkId: typeof cosmosNetworkId
  readonly chainNamespace: 'cosmos'
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly testnet: true
}

/** The local Cosmos ledger, for the networks option. */
export function cosmosNetwork(url: string): CosmosNetworkEntry {
  return {
    id: cosmosChainId,
    caipNetworkId: cosmosNetworkId,
    chainNamespace: 'cosmos',
    name: cosmosChainName,
    nativeCurrency: { name: 'Harbour', symbol: 'HBR', decimals: 6 },
    rpcUrls: { default: { http: [url] } },
    testnet: true,
  }
}
