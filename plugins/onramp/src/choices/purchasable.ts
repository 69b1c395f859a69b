import type { Network } from '@billfold/kernel'
import type { OnrampNetwork, PurchaseCurrency } from '../contract.js'
import { meldCode } from './meld-code.js'

/** The entry of a network among those that a token is sold on. */
export function entryOn({ networks }: PurchaseCurrency, { caipNetworkId }: Pick<Network, 'caipNetworkId'>): OnrampNetwork | undefined {
  const reference = caipNetworkId.slice(caipNetworkId.indexOf(':') + 1)
  return networks.find(({ chain_id: id }) => id === reference || id === caipNetworkId)
}

/** What is sold on a network; what is bought when nobody chooses stands first. */
export function purchasable(
  currencies: readonly PurchaseCurrency[],
  network: Pick<Network, 'caipNetworkId' | 'chainNamespace'>,
): readonly PurchaseCurrency[] {
  const here = currencies.filter((currency) => entryOn(currency, network) !== undefined)
  const first = meldCode(network.chainNamespace)
  return [...here.filter(({ symbol }) => symbol === first), ...here.filter(({ symbol }) => symbol !== first)]
}
