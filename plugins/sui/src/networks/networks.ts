import type { Network } from '@billfold/kernel'

const nativeCurrency = { name: 'Sui', symbol: 'SUI', decimals: 9 }

/** Sui. */
export const sui: Network = Object.freeze({
  id: 'mainnet',
  caipNetworkId: 'sui:mainnet',
  chainNamespace: 'sui',
  name: 'Sui',
  nativeCurrency,
  blockTime: 400,
  rpcUrls: { default: { http: ['https://fullnode.mainnet.sui.io'] } },
  blockExplorers: { default: { name: 'SuiVision', url: 'https://suivision.xyz' } },
})

/** The network for trying things out. */
export const suiTestnet: Network = Object.freeze({
  id: 'testnet',
  caipNetworkId: 'sui:testnet',
  chainNamespace: 'sui',
  name: 'Sui Testnet',
  nativeCurrency,
  blockTime: 400,
  rpcUrls: { default: { http: ['https://fullnode.testnet.sui.io'] } },
  blockExplorers: { default: { name: 'SuiVision', url: 'https://testnet.suivision.xyz' } },
  testnet: true,
})

/** The network on which Sui itself is tried out. */
export const suiDevnet: Network = Object.freeze({
  id: 'devnet',
  caipNetworkId: 'sui:devnet',
  chainNamespace: 'sui',
  name: 'Sui Devnet',
  nativeCurrency,
  blockTime: 400,
  rpcUrls: { default: { http: ['https://fullnode.devnet.sui.io'] } },
  testnet: true,
})
