import type { Network } from '@billfold/kernel'

/** Facts that tell one EVM network from another. */
export interface EvmNetworkFacts {
  readonly id: number
  readonly name: string
  /** Name and symbol; the currency has 18 decimals. Absent: Ether. */
  readonly currency?: readonly [name: string, symbol: string]
  /** A public node. It is asked only when the host names no other. */
  readonly rpc: string
  readonly explorer?: readonly [name: string, url: string]
  readonly isTestnet?: boolean
  /** In milliseconds. */
  readonly blockTime?: number
}

/** Writes a network of the list out in full. */
export function evmNetwork({ id, name, currency = ['Ether', 'ETH'], rpc, explorer, isTestnet, blockTime }: EvmNetworkFacts): Network {
  return Object.freeze({
    id,
    caipNetworkId: `eip155:${id}` as const,
    chainNamespace: 'eip155' as const,
    name,
    nativeCurrency: { name: currency[0], symbol: currency[1], decimals: 18 },
    rpcUrls: { default: { http: [rpc] } },
    ...(explorer && { blockExplorers: { default: { name: explorer[0], url: explorer[1] } } }),
    ...(isTestnet && { testnet: true }),
    ...(blockTime && { blockTime }),
  })
}
