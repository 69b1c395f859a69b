import type { CloudChain } from '../local-chain.js'
import { type LocalNetwork, localNetwork } from '../shared/local-network.js'
import { harbourDollar, polkadotChainId, polkadotChainName } from './seed.js'

const id = polkadotChainId.slice('polkadot:'.length)
const nativeCurrency = { name: 'Polkadot', symbol: 'DOT', decimals: 10 }

/** The local Polkadot ledger, for the networks option. */
export function polkadotNetwork(url: string): LocalNetwork<'polkadot'> {
  return localNetwork({ id, caipNetworkId: polkadotChainId, name: polkadotChainName, nativeCurrency }, url)
}

/** The local Polkadot ledger, for the cloud: its node, and an index of it. */
export function polkadotCloudChain(url: string, indexUrl: string): CloudChain {
  return {
    ...{ caipNetworkId: polkadotChainId, name: polkadotChainName, rpcUrl: url, indexUrl, nativeCurrency, price: 5 },
    tokens: [{ address: String(harbourDollar), name: 'Harbour Dollar', symbol: 'HUSD', decimals: 6, price: 1 }],
  }
}
