import type { Network } from '@billfold/kernel'

const nativeCurrency = { name: 'Sea moss coin', symbol: 'SeaMoss', decimals: 9 }

/** The networks of the family, as a host lists them in its `networks` option. */
export const seaMossNetworks: readonly [main: Network, test: Network] = [
  {
    id: 1,
    caipNetworkId: 'seamoss:1',
    chainNamespace: 'seamoss',
    name: 'Sea moss',
    nativeCurrency,
    rpcUrls: { default: { http: ['https://one.seamoss.example'] } },
  },
  {
    id: 2,
    caipNetworkId: 'seamoss:2',
    chainNamespace: 'seamoss',
    name: 'Sea moss test',
    nativeCurrency,
    rpcUrls: { default: { http: ['https://two.seamoss.example'] } },
    testnet: true,
  },
]

export type {} from './contract.js'
