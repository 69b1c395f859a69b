import { stacksChainId, stacksChainName, stacksNetworkId } from './seed.js'

/** The local Stacks ledger as a host configures it: plain data that a page may import. */
export interface StacksNetworkEntry {
  readonly id: number
  readonly caipNetworkId: typeof stacksChainId
  readonly chainNamespace: 'stacks'
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly testnet: true
}

/** The local Stacks ledger, for the networks option. */
export function stacksNetwork(url: string): StacksNetworkEntry {
  return {
    id: stacksNetworkId,
    caipNetworkId: stacksChainId,
    chainNamespace: 'stacks',
    name: stacksChainName,
    nativeCurrency: { name: 'Stacks', symbol: 'STX', decimals: 6 },
    rpcUrls: { default: { http: [url] } },
    testnet: true,
  }
}
