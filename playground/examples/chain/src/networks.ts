import type { Network } from '@billfold/kernel'

const nativeCurrency = { name: 'Example coin', symbol: 'EXA', decimals: 9 }

/** The networks of the Example family, as a host lists them in its `networks` option. */
export const exampleNetworks: readonly [main: Network, test: Network] = [
  {
    id: 1,
    caipNetworkId: 'example:1',
    chainNamespace: 'example',
    name: 'Example Main',
    nativeCurrency,
    rpcUrls: { default: { http: [] } },
    blockExplorers: { default: { url: 'https://explorer.example' } },
  },
  {
    id: 2,
    caipNetworkId: 'example:2',
    chainNamespace: 'example',
    name: 'Example Test',
    nativeCurrency,
    rpcUrls: { default: { http: [] } },
    testnet: true,
  },
]
