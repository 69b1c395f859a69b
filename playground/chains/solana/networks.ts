import type { CloudChain } from '../local-chain.js'
import { solanaChainId, solanaChainName, solanaTokens } from './seed.js'

/** The local Solana chain as a host configures it: plain data that a page may import. */
export interface SolanaNetworkEntry {
  readonly id: string
  readonly caipNetworkId: typeof solanaChainId
  readonly chainNamespace: 'solana'
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly testnet: true
}

const nativeCurrency = { name: 'Sol', symbol: 'SOL', decimals: 9 }

/** The local Solana chain, for the networks option. */
export function solanaNetwork(url: string): SolanaNetworkEntry {
  return {
    id: solanaChainId.slice('solana:'.length),
    caipNetworkId: solanaChainId,
    chainNamespace: 'solana',
    name: solanaChainName,
    nativeCurrency,
    rpcUrls: { default: { http: [url] } },
    testnet: true,
  }
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
