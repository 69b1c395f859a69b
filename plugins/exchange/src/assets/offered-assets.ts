import type { PayAsset } from '@billfold/kernel'
import { isDecimals } from '@billfold/kernel/amounts'
import { exchangeNamespaces } from '../contract.js'
import { payAssets } from './pay-assets.js'

export interface AssetSituation {
  /** What plugins and the host have added. */
  readonly added: readonly PayAsset[]
  /** True for a network that the app has. */
  readonly hasNetwork: (network: string) => boolean
  /** True for a family that an account is connected of. */
  readonly hasAccount: (namespace: string) => boolean
}

/** The assets that can be paid into an account of this page: each once, those of the product first. Pure. */
export function offeredAssets({ added, hasNetwork, hasAccount }: AssetSituation): readonly PayAsset[] {
  const all = [...payAssets, ...added].filter(
    ({ network, metadata }) =>
      isServed(network) && isDecimals(metadata.decimals) && hasNetwork(network) && hasAccount(namespaceOf(network)),
  )
  return all.filter((asset, index) => all.findIndex((other) => isSameAsset(other, asset)) === index)
}

/** The asset that is offered first: USDC of the network in front, else another of it, else the first. Pure. */
export function firstAsset(assets: readonly PayAsset[], network: string | undefined): PayAsset | undefined {
  const here = assets.filter((asset) => asset.network === network)
  return here.find(({ metadata }) => metadata.symbol === 'USDC') ?? here[0] ?? assets[0]
}

/** True for the same asset of the same network. */
export function isSameAsset(one: PayAsset, other: PayAsset): boolean {
  return one.network === other.network && one.asset.toLowerCase() === other.asset.toLowerCase()
}

/** The family of a network. */
export function namespaceOf(network: string): string {
  return network.slice(0, network.indexOf(':'))
}

function isServed(network: string): boolean {
  return exchangeNamespaces.some((namespace) => namespace === namespaceOf(network))
}
