import { formatUnits } from '../src/wallets/amounts/units.js'
import type { Network } from '../src/wallets/contract/network.js'
import type { TokenBalance } from '../src/wallets/contract/asset.js'

/** A coin beside that of its network, as somebody holds it and the chain describes it. */
export interface HeldToken {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly amount: bigint
}

/** Coins that are asked about: of more, strangers sent most. */
const mostTokens = 50
const mostDecimals = 36

/** The coins of which there is some, as many as are asked about. */
export function worthAsking<T extends { readonly amount: bigint }>(held: readonly T[]): readonly T[] {
  return held.filter(({ amount }) => amount > 0n).slice(0, mostTokens)
}

/**
 * Everything that an account holds on a network, its own coin first. Prices and pictures are not known here. A coin without decimals that
 * anybody knows is no amount that a person could read: it is left out.
 */
export function tokenBalances(network: Network, native: bigint, others: readonly (HeldToken | undefined)[]): readonly TokenBalance[] {
  const { caipNetworkId: chainId, nativeCurrency, assets } = network
  const own = { ...nativeCurrency, amount: native, iconUrl: assets?.imageUrl ?? '', place: {} }
  const rest = others.flatMap((token) => (token ? [{ ...token, iconUrl: '', place: { address: `${chainId}:${token.address}` } }] : []))
  return [own, ...rest].flatMap(({ name, symbol, decimals, amount, iconUrl, place }) => {
    const numeric = decimals >= 0 && decimals <= mostDecimals ? formatUnits(amount, decimals) : undefined
    if (numeric === undefined) return []
    return [{ name, symbol, chainId, ...place, price: 0, iconUrl, quantity: { decimals: String(decimals), numeric } }]
  })
}
