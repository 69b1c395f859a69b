import type { CloudChain } from '../local-chain.js'
import { evmChainNames, evmContracts, evmNativeCurrency, evmTokens } from './seed.js'

/** A local chain as an app lists it in `networks`. */
export interface EvmNetworkEntry {
  readonly id: number
  readonly name: string
  readonly nativeCurrency: typeof evmNativeCurrency
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
}

/** The local EVM chains among those that run, as an app lists them. */
export function evmNetworks(nodes: Readonly<Record<string, string>>): readonly EvmNetworkEntry[] {
  return Object.entries(nodes).flatMap(([caipId, url]) => {
    const [namespace, id] = caipId.split(':')
    return namespace === 'eip155' ? [entryOf(Number(id), url)] : []
  })
}

/** A local chain as a cloud is told of it: what it is, and what its tokens are worth. */
export function evmCloudChain(chainId: number, url: string): CloudChain {
  const { usdc, usdt, harbour } = evmTokens
  const tokens = [
    { address: usdc.address, price: 1 },
    { address: usdt.address, pool: evmContracts.usdcUsdtPool },
    { address: harbour.address, pool: evmContracts.usdcHarbourPool },
  ]
  const { name, nativeCurrency } = entryOf(chainId, url)
  const convert = { router: evmContracts.router, wrapped: evmContracts.wrappedEther, permits: true }
  return { caipNetworkId: `eip155:${chainId}`, name, rpcUrl: url, nativeCurrency, price: 3000, tokens, convert }
}

function entryOf(id: number, url: string): EvmNetworkEntry {
  const name = evmChainNames[id] ?? `Chain ${id}`
  return { id, name, nativeCurrency: evmNativeCurrency, rpcUrls: { default: { http: [url] } } }
}
