import type { CloudChain } from '../local-chain.js'
import { type LocalNetwork, localNetwork } from '../shared/local-network.js'
import { solanaChainId, solanaChainName, solanaTokens } from './seed.js'

const id = solanaChainId.slice('solana:'.length)
const nativeCurrency = { name: 'Sol', symbol: 'SOL', decimals: 9 }

/** The local Solana chain, for the networks option. */
export function solanaNetwork(url: string): LocalNetwork<'solana'> {
  return localNetwork({ id, caipNetworkId: solanaChainId, name: solanaChainName, nativeCurrency }, url)
}

/** The local Solana chain, for the cloud. */
export function solanaCloudChain(url: string): CloudChain {
  const { usdc, oak } = solanaTokens
  const tokens = [
    { address: usdc.mint, name: usdc.name, symbol: usdc.symbol, decimals: usdc.decimals, price: 1 },
    { address: oak.mint, name: oak.name, symbol: oak.symbol, decimals: oak.decimals, price: 0.2 },
  ]
  return { caipNetworkId: solanaChainId, name: solanaChainName, rpcUrl: url, nativeCurrency, price: 150, tokens }
}
