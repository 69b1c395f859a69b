/** A local chain as a host configures it: plain data that a page may import. */
export interface LocalNetwork<Namespace extends string = string> {
  readonly id: string | number
  readonly caipNetworkId: `${Namespace}:${string}`
  readonly chainNamespace: Namespace
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly testnet: true
}

/** The facts of a local chain, for the networks option of a host: its node is at an address that is known when it runs. */
export function localNetwork<Namespace extends string>(
  facts: Pick<LocalNetwork<Namespace>, 'caipNetworkId' | 'id' | 'name' | 'nativeCurrency'>,
  url: string,
): LocalNetwork<Namespace> {
  const chainNamespace = facts.caipNetworkId.split(':')[0] as Namespace
  return { ...facts, chainNamespace, rpcUrls: { default: { http: [url] } }, testnet: true }
}
