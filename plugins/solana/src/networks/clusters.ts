import type { Network } from '@billfold/kernel'

const nativeCurrency = { name: 'Solana', symbol: 'SOL', decimals: 9 }

/** Solana. */
export const solana: Network = Object.freeze({
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  name: 'Solana',
  nativeCurrency,
  blockTime: 400,
  rpcUrls: { default: { http: ['https://api.mainnet-beta.solana.com'] } },
  blockExplorers: { default: { name: 'Solscan', url: 'https://solscan.io' } },
  deprecatedCaipNetworkId: 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
})

/** The cluster for trying things out. */
export const solanaDevnet: Network = Object.freeze({
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  chainNamespace: 'solana',
  name: 'Solana Devnet',
  nativeCurrency,
  blockTime: 400,
  rpcUrls: { default: { http: ['https://api.devnet.solana.com'] } },
  testnet: true,
  deprecatedCaipNetworkId: 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
})

/** The cluster on which Solana itself is tried out. */
export const solanaTestnet: Network = Object.freeze({
  id: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  caipNetworkId: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  chainNamespace: 'solana',
  name: 'Solana Testnet',
  nativeCurrency,
  blockTime: 400,
  rpcUrls: { default: { http: ['https://api.testnet.solana.com'] } },
  testnet: true,
})
