import type { Network } from '@billfold/kernel'

/** A chain as the EVM libraries write it: every chain of `viem/chains` is one. */
export interface EvmChain {
  readonly id: number
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } } | undefined
  readonly testnet?: boolean | undefined
  /** In milliseconds. */
  readonly blockTime?: number | undefined
}

/** Makes a network of a chain that an EVM library describes. */
export function toNetwork({ id, name, nativeCurrency, rpcUrls, blockExplorers, testnet, blockTime }: EvmChain): Network {
  const explorer = blockExplorers?.default
  return Object.freeze({
    id,
    caipNetworkId: `eip155:${id}` as const,
    chainNamespace: 'eip155' as const,
    name,
    nativeCurrency: { name: nativeCurrency.name, symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals },
    rpcUrls: { default: { http: [...rpcUrls.default.http] } },
    ...(explorer && { blockExplorers: { default: { name: explorer.name, url: explorer.url } } }),
    ...(testnet && { testnet: true }),
    ...(blockTime && { blockTime }),
  })
}
