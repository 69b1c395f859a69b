import type { Network } from '@billfold/kernel'
import { networkIds } from './wallet-networks.js'

/** Bitcoin. */
export const bitcoin: Network = network('mainnet', { name: 'Bitcoin', site: 'https://mempool.space' })

/** The network for trying things out. */
export const bitcoinTestnet: Network = network('testnet', {
  ...{ name: 'Bitcoin Testnet', site: 'https://mempool.space/testnet', testnet: true },
})

/** The network for trying things out whose blocks come on time. */
export const bitcoinSignet: Network = network('signet', {
  ...{ name: 'Bitcoin Signet', site: 'https://mempool.space/signet', testnet: true },
})

interface Facts extends Pick<Network, 'name' | 'testnet'> {
  /** The explorer, which has a node beside it. */
  readonly site: string
}

function network(known: keyof typeof networkIds, { site, ...facts }: Facts): Network {
  const caipNetworkId = networkIds[known]
  return Object.freeze({
    ...{ id: caipNetworkId.slice('bip122:'.length), caipNetworkId, chainNamespace: 'bip122' as const, ...facts },
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    blockTime: 600_000,
    rpcUrls: { default: { http: [`${site}/api`] } },
    blockExplorers: { default: { name: 'mempool.space', url: site } },
  })
}
