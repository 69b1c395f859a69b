import type { Network } from '@billfold/kernel'

const hub = { nativeCurrency: { name: 'Cosmos Hub Atom', symbol: 'ATOM', decimals: 6 }, blockTime: 6_000 }
const zone = { nativeCurrency: { name: 'Osmosis', symbol: 'OSMO', decimals: 6 }, blockTime: 1_500 }

/** The Cosmos Hub. */
export const cosmosHub: Network = network('cosmoshub-4', 'cosmos-rpc.publicnode.com', { ...hub, name: 'Cosmos Hub', scan: 'cosmos' })

/** The network for trying out what runs on the Hub. */
export const cosmosHubTestnet: Network = network('provider', 'rpc.provider-sentry-01.hub-testnet.polypore.xyz', {
  ...hub,
  ...{ name: 'Cosmos Hub Testnet', testnet: true },
})

/** Osmosis. */
export const osmosis: Network = network('osmosis-1', 'osmosis-rpc.publicnode.com', { ...zone, name: 'Osmosis', scan: 'osmosis' })

/** The network for trying out what runs on Osmosis. */
export const osmosisTestnet: Network = network('osmo-test-5', 'rpc.osmotest5.osmosis.zone', {
  ...zone,
  ...{ name: 'Osmosis Testnet', scan: 'osmosis-testnet', testnet: true },
})

interface Facts extends Pick<Network, 'name' | 'nativeCurrency' | 'blockTime' | 'testnet'> {
  /** Its name in the addresses of Mintscan. */
  readonly scan?: string
}

function network(id: string, node: string, { scan, ...facts }: Facts): Network {
  return Object.freeze({
    ...{ id, caipNetworkId: `cosmos:${id}` as const, chainNamespace: 'cosmos' as const, ...facts },
    rpcUrls: { default: { http: [`https://${node}`] } },
    ...(scan !== undefined && { blockExplorers: { default: { name: 'Mintscan', url: `https://www.mintscan.io/${scan}` } } }),
  })
}
