import type { CaipNetworkId } from '@billfold/kernel'

/** Names of the clusters among wallets, by their CAIP-2 ids, today's and those of old. */
const names: Readonly<Record<CaipNetworkId, string>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ': 'solana:mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
  'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K': 'solana:devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

const localChain = 'solana:localnet'

/** The name of a network for a wallet that serves these chains; undefined when it does not serve it. */
export function walletChain(networkId: CaipNetworkId, chains: readonly string[]): string | undefined {
  const known = Object.hasOwn(names, networkId) ? names[networkId] : undefined
  // A chain of one's own goes by its id, or as the local one.
  return (known === undefined ? [networkId, localChain] : [known, networkId]).find((name) => chains.includes(name))
}

/** The network that wallets call so; undefined for the local one, which may be any. */
export function networkOf(chain: string): CaipNetworkId | undefined {
  const known = Object.entries(names).find(([, name]) => name === chain)?.[0] as CaipNetworkId | undefined
  return known ?? (/^solana:[1-9A-HJ-NP-Za-km-z]{1,32}$/.test(chain) ? (chain as CaipNetworkId) : undefined)
}

/** The network that a wallet with these chains is on: the one that the page would like, or the first that is known. */
export function networkFor(wanted: CaipNetworkId | undefined, chains: readonly string[]): CaipNetworkId | undefined {
  if (wanted !== undefined && walletChain(wanted, chains) !== undefined) return wanted
  return chains.map(networkOf).find((networkId) => networkId !== undefined)
}

/** The names by which hosts may call a network: its name among wallets, and its id. */
export function networkNames(networkId: CaipNetworkId): readonly CaipNetworkId[] {
  const known = Object.hasOwn(names, networkId) ? names[networkId] : localChain
  return [known as CaipNetworkId, networkId]
}
