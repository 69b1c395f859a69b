import type { Network } from '@billfold/kernel'

const atom = { name: 'Cosmos Hub Atom', symbol: 'ATOM', decimals: 6 }
const osmo = { name: 'Osmosis', symbol: 'OSMO', decimals: 6 }

/** The Cosmos Hub. */
export const cosmosHub: Network = Object.freeze({
  id: 'cosmoshub-4',
  caipNetworkId: 'cosmos:cosmoshub-4',
  chainNamespace: 'cosmos',
  name: 'Cosmos Hub',
  nativeCurrency: atom,
  blockTime: 6_000,
  rpcUrls: { default: { http: ['https://cosmos-rpc.publicnode.com'] } },
  blockExplorers: { default: { name: 'Mintscan', url: 'https://www.mintscan.io/cosmos' } },
})

/** The network for trying out what runs on the Hub. */
export const cosmosHubTestnet: Network = Object.freeze({
  id: 'provider',
  caipNetworkId: 'cosmos:provider',
  chainNamespace: 'cosmos',
  name: 'Cosmos Hub Testnet',
  nativeCurrency: atom,
  blockTime: 6_000,
  rpcUrls: { default: { http: ['https://rpc.provider-sentry-01.hub-testnet.polypore.xyz'] } },
  testnet: true,
})

/** Osmosis. */
export const osmosis: Network = Object.freeze({
  id: 'osmosis-1',
  caipNetworkId: 'cosmos:osmosis-1',
  chainNamespace: 'cosmos',
  name: 'Osmosis',
  nativeCurrency: osmo,
  blockTime: 1_500,
  rpcUrls: { default: { http: ['https://osmosis-rpc.publicnode.com'] } },
  blockExplorers: { default: { name: 'Mintscan', url: 'https://www.mintscan.io/osmosis' } },
})

/** The network for trying out what runs on Osmosis. */
export const osmosisTestnet: Network = Object.freeze({
  id: 'osmo-test-5',
  caipNetworkId: 'cosmos:osmo-test-5',
  chainNamespace: 'cosmos',
  name: 'Osmosis Testnet',
  nativeCurrency: osmo,
  blockTime: 1_500,
  rpcUrls: { default: { http: ['https://rpc.osmotest5.osmosis.zone'] } },
  blockExplorers: { default: { name: 'Mintscan', url: 'https://www.mintscan.io/osmosis-testnet' } },
  testnet: true,
})
