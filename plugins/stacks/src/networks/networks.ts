import type { Network } from '@billfold/kernel'

const nativeCurrency = { name: 'Stacks', symbol: 'STX', decimals: 6 }

/** Stacks. */
export const stacks: Network = Object.freeze({
  id: 1,
  caipNetworkId: 'stacks:1',
  chainNamespace: 'stacks',
  name: 'Stacks',
  nativeCurrency,
  blockTime: 10_000,
  rpcUrls: { default: { http: ['https://api.mainnet.hiro.so'] } },
  blockExplorers: { default: { name: 'Stacks Explorer', url: 'https://explorer.hiro.so' } },
})

/** The network for trying things out. */
export const stacksTestnet: Network = Object.freeze({
  id: 2_147_483_648,
  caipNetworkId: 'stacks:2147483648',
  chainNamespace: 'stacks',
  name: 'Stacks Testnet',
  nativeCurrency,
  blockTime: 10_000,
  rpcUrls: { default: { http: ['https://api.testnet.hiro.so'] } },
  testnet: true,
})
