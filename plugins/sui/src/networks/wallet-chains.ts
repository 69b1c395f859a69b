import type { CaipNetworkId } from '@billfold/kernel'

const localChain = 'sui:localnet'
/** Wallets call the networks of Sui by the names that are their ids here too. */
const known: readonly string[] = ['sui:mainnet', 'sui:testnet', 'sui:devnet']

/** The name of a network for a wallet with these chains; undefined when it does not serve it. A network of one's own goes by its id, or as the local one. */
export function walletChain(networkId: CaipNetworkId, chains: readonly string[]): string | undefined {
  return networkNames(networkId).find((name) => chains.includes(name))
}

/** The network that a wallet with these chains is on: the one that the page would like, or the first that is known. */
export function networkFor(wanted: CaipNetworkId | undefined, chains: readonly string[]): CaipNetworkId | undefined {
  if (wanted !== undefined && walletChain(wanted, chains) !== undefined) return wanted
  // The local one may be any.
  return chains.find((chain): chain is CaipNetworkId => /^sui:[-\w]{1,32}$/.test(chain) && chain !== localChain)
}

/** The names by which hosts and wallets may call a network. */
export function networkNames(networkId: CaipNetworkId): readonly CaipNetworkId[] {
  return known.includes(networkId) ? [networkId] : [localChain, networkId]
}
