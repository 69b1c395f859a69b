import type { CloudChain } from '../local-chain.js'
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

const nativeCurrency = { name: 'Stacks', symbol: 'STX', decimals: 6 }

/** The local Stacks ledger, for the networks option. */
export function stacksNetwork(url: string): StacksNetworkEntry {
  return {
    id: stacksNetworkId,
    caipNetworkId: stacksChainId,
    chainNamespace: 'stacks',
    name: stacksChainName,
    nativeCurrency,
    rpcUrls: { default: { http: [url] } },
    testnet: true,
  }
}

/** The local Stacks ledger, for the cloud. */
export function stacksCloudChain(url: string): CloudChain {
  return { caipNetworkId: stacksChainId, name: stacksChainName, rpcUrl: url, nativeCurrency, price: 2, tokens: [] }
}
