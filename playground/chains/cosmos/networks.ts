import type { CloudChain } from '../local-chain.js'
import { type LocalNetwork, localNetwork } from '../shared/local-network.js'
import { cosmosChainId, cosmosChainName, cosmosDenom, cosmosNetworkId, cosmosOtherDenom } from './seed.js'

const nativeCurrency = { name: 'Harbour', symbol: 'HBR', decimals: 6 }

/** The local Cosmos ledger, for the networks option. */
export function cosmosNetwork(url: string): LocalNetwork<'cosmos'> {
  return localNetwork({ id: cosmosChainId, caipNetworkId: cosmosNetworkId, name: cosmosChainName, nativeCurrency }, url)
}

/** The local Cosmos ledger, for the cloud. */
export function cosmosCloudChain(url: string): CloudChain {
  return {
    ...{ caipNetworkId: cosmosNetworkId, name: cosmosChainName, rpcUrl: url, price: 8 },
    nativeCurrency: { ...nativeCurrency, denom: cosmosDenom },
    tokens: [{ address: cosmosOtherDenom, name: 'Reed', symbol: 'REED', decimals: 6, price: 0.5 }],
  }
}
