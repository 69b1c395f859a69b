import type { Network } from '@billfold/kernel'

const nativeCurrency = { name: 'Lichen coin', symbol: 'Lichen', decimals: 9 }

/** The networks of the family, as a host lists them in its `networks` option. */
export const lichenNetworks: readonly [main: Network, test: Network] = [
  {
    id: 1,
    caipNetworkId: 'lichen:1',
    chainNamespace: 'lichen',
    name: 'Lichen',
    nativeCurrency,
    rpcUrls: { default: { http: ['https://one.lichen.example'] } },
  },
  {
    id: 2,
    caipNetworkId: 'lichen:2',
    chainNamespace: 'lichen',
    name: 'Lichen test',
    nativeCurrency,
    rpcUrls: { default: { http: ['https://two.lichen.example'] } },
    testnet: true,
  },
]

export type {} from './contract.js'
