import { evmChainNames, evmContracts, evmNativeCurrency, evmTokens } from './seed.js'

/** Where each local chain is read, by its id. */
export type EvmChainUrls = Readonly<Record<number, string>>

/** A local chain as an app lists it in `networks`. */
export interface EvmNetworkEntry {
  readonly id: number
  readonly name: string
  readonly nativeCurrency: typeof evmNativeCurrency
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
}

/** The local chains as an app lists them. */
export function evmNetworks(urls: EvmChainUrls): readonly EvmNetworkEntry[] {
  return Object.entries(urls).map(([id, url]) => ({
    id: Number(id),
    name: evmChainNames[Number(id)] ?? `Chain ${id}`,
    nativeCurrency: evmNativeCurrency,
    rpcUrls: { default: { http: [url] } },
  }))
}

/** A local chain as a cloud is told of it: what it is, and what its tokens are worth. */
export interface EvmCloudNetwork {
  readonly caipNetworkId: `eip155:${number}`
  readonly name: string
  readonly rpcUrl: string
  readonly nativeCurrency: typeof evmNativeCurrency
  /** Of one ether, in US dollars. */
  readonly price: number
  readonly tokens: readonly { readonly address: string; readonly price?: number; readonly pool?: string }[]
}

/** The local chains as a cloud is told of them. */
export function evmCloudNetworks(urls: EvmChainUrls): readonly EvmCloudNetwork[] {
  const { usdc, usdt, harbour } = evmTokens
  const tokens = [
    { address: usdc.address, price: 1 },
    { address: usdt.address, pool: evmContracts.usdcUsdtPool },
    { address: harbour.address, pool: evmContracts.usdcHarbourPool },
  ]
  return evmNetworks(urls).map(({ id, name, nativeCurrency, rpcUrls }) => ({
    ...{ caipNetworkId: `eip155:${id}` as const, name, nativeCurrency, tokens, price: 3000 },
    rpcUrl: rpcUrls.default.http[0] ?? '',
  }))
}
