import type { CloudChain } from '../local-chain.js'
import { cosmosChainId, cosmosChainName, cosmosDenom, cosmosNetworkId, cosmosOtherDenom } from './seed.js'

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

const nativeCurrency = { name: 'Harbour', symbol: 'HBR', decimals: 6 }

/** The local Cosmos ledger, for the networks option. */
export function cosmosNetwork(url: string): CosmosNetworkEntry {
  return {
    id: cosmosChainId,
    caipNetworkId: cosmosNetworkId,
    chainNamespace: 'cosmos',
    name: cosmosChainName,
    nativeCurrency,
    rpcUrls: { default: { http: [url] } },
    testnet: true,
  }
}

/** The local Cosmos ledger, for the cloud. */
export function cosmosCloudChain(url: string): CloudChain {
  return {
    ...{ caipNetworkId: cosmosNetworkId, name: cosmosChainName, rpcUrl: url, price: 8 },
    nativeCurrency: { ...nativeCurrency, denom: cosmosDenom },
    tokens: [{ address: cosmosOtherDenom, name: 'Reed', symbol: 'REED', decimals: 6, price: 0.5 }],
  }
}
