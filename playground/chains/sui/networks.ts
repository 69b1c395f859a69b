import type { CloudChain } from '../local-chain.js'
import { suiChainId, suiChainIdentifier, suiChainName, suiCoins } from './seed.js'

/** The local Sui ledger as a host configures it: plain data that a page may import. */
export interface SuiNetworkEntry {
  readonly id: string
  readonly caipNetworkId: typeof suiChainId
  readonly chainNamespace: 'sui'
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly testnet: true
}

const nativeCurrency = { name: 'Sui', symbol: 'SUI', decimals: 9 }

/** The local Sui ledger, for the networks option. */
export function suiNetwork(url: string): SuiNetworkEntry {
  return {
    id: suiChainIdentifier,
    caipNetworkId: suiChainId,
    chainNamespace: 'sui',
    name: suiChainName,
    nativeCurrency,
    rpcUrls: { default: { http: [url] } },
    testnet: true,
  }
}

/** The local Sui ledger, for the cloud. */
export function suiCloudChain(url: string): CloudChain {
  const tokens = [{ address: suiCoins.usdc.type, price: 1 }]
  return { caipNetworkId: suiChainId, name: suiChainName, rpcUrl: url, nativeCurrency, price: 3, tokens }
}
