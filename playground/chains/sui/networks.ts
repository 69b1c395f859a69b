import type { CloudChain } from '../local-chain.js'
import { type LocalNetwork, localNetwork } from '../shared/local-network.js'
import { suiChainId, suiChainIdentifier, suiChainName, suiCoins } from './seed.js'

const nativeCurrency = { name: 'Sui', symbol: 'SUI', decimals: 9 }

/** The local Sui ledger, for the networks option. */
export function suiNetwork(url: string): LocalNetwork<'sui'> {
  return localNetwork({ id: suiChainIdentifier, caipNetworkId: suiChainId, name: suiChainName, nativeCurrency }, url)
}

/** The local Sui ledger, for the cloud. */
export function suiCloudChain(url: string): CloudChain {
  const tokens = [{ address: suiCoins.usdc.type, price: 1 }]
  return { caipNetworkId: suiChainId, name: suiChainName, rpcUrl: url, nativeCurrency, price: 3, tokens }
}
