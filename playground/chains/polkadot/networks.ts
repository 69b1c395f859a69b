import type { CloudChain } from '../local-chain.js'
import { polkadotChainId, polkadotChainName } from './seed.js'

/** The local Polkadot ledger as a host configures it: plain data that a page may import. */
export interface PolkadotNetworkEntry {
  readonly id: string
  readonly caipNetworkId: typeof polkadotChainId
  readonly chainNamespace: 'polkadot'
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly testnet: true
}

const nativeCurrency = { name: 'Polkadot', symbol: 'DOT', decimals: 10 }

/** The local Polkadot ledger, for the networks option. */
export function polkadotNetwork(url: string): PolkadotNetworkEntry {
  return {
    id: polkadotChainId.slice('polkadot:'.length),
    caipNetworkId: polkadotChainId,
    chainNamespace: 'polkadot',
    name: polkadotChainName,
    nativeCurrency,
    rpcUrls: { default: { http: [url] } },
    testnet: true,
  }
}

/** The local Polkadot ledger, for the cloud: its node, and an index of it. */
export function polkadotCloudChain(url: string, indexUrl: string): CloudChain {
  return { caipNetworkId: polkadotChainId, name: polkadotChainName, rpcUrl: url, indexUrl, nativeCurrency, price: 5, tokens: [] }
}
