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

/** The local Polkadot ledger, for the networks option. */
export function polkadotNetwork(url: string): PolkadotNetworkEntry {
  return {
    id: polkadotChainId.slice('polkadot:'.length),
    caipNetworkId: polkadotChainId,
    chainNamespace: 'polkadot',
    name: polkadotChainName,
    nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
    rpcUrls: { default: { http: [url] } },
    testnet: true,
  }
}
