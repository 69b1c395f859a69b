import type { CaipNetworkId } from '@billfold/kernel'

const localChain = 'sui:localnet'
/** Wallets call the networks of Sui by the names that are their ids here too. */
const known: readonly string[] = ['sui:mainnet', 'sui:testnet', 'sui:devnet']

/** What a wallet with these chains calls a network; undefined when it does not serve it. A network of one's own goes by its id, or as the local one. */
export function walletChain(networkId: CaipNetworkId, chains: readonly string[]): string | undefined {
  return networkNames(networkId).find((name) => chains.includes(name))
}

/** Where a wallet is that serves these chains: where the page would like it to be, or on the first that is known. */
export function networkFor(wanted: CaipNetworkId | undefined, chains: readonly string[]): CaipNetworkId | undefined {
  if (wanted !== undefined && walletChain(wanted, chains) !== undefined) return wanted
  // The local one may be any.
  return chains.find((chain): chain is CaipNetworkId => /^sui:[-\w]{1,32}$/.test(chain) && chain !== localChain)
}

/** What hosts and wallets may call a network. */
export function networkNames(networkId: CaipNetworkId): readonly CaipNetworkId[] {
  return known.includes(networkId) ? [networkId] : [localChain, networkId]
}
