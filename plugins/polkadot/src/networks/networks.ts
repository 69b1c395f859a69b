import type { CaipNetworkId, Network } from '@billfold/kernel'

const dot = { name: 'Polkadot', symbol: 'DOT', decimals: 10 }
const ksm = { name: 'Kusama', symbol: 'KSM', decimals: 12 }
const wnd = { name: 'Westend', symbol: 'WND', decimals: 12 }
const pas = { name: 'Paseo', symbol: 'PAS', decimals: 10 }

/** Polkadot's relay chain. Since 2025 money is held on the Asset Hub beside it. */
export const polkadot: Network = network({
  genesis: '91b171bb158e2d3848fa23a9f1c25182',
  name: 'Polkadot',
  nativeCurrency: dot,
  node: 'https://rpc.polkadot.io',
  explorer: 'https://polkadot.subscan.io',
})

/** The chain of Polkadot that holds money. */
export const polkadotAssetHub: Network = network({
  genesis: '68d56f15f85d3136970ec16946040bc1',
  name: 'Polkadot Asset Hub',
  nativeCurrency: dot,
  node: 'https://polkadot-asset-hub-rpc.polkadot.io',
  explorer: 'https://assethub-polkadot.subscan.io',
})

/** Kusama's relay chain. */
export const kusama: Network = network({
  genesis: 'b0a8d493285c2df73290dfb7e61f870f',
  name: 'Kusama',
  nativeCurrency: ksm,
  node: 'https://kusama-rpc.polkadot.io',
  explorer: 'https://kusama.subscan.io',
})

/** The chain of Kusama that holds money. */
export const kusamaAssetHub: Network = network({
  genesis: '48239ef607d7928874027a43a6768920',
  name: 'Kusama Asset Hub',
  nativeCurrency: ksm,
  node: 'https://kusama-asset-hub-rpc.polkadot.io',
  explorer: 'https://assethub-kusama.subscan.io',
})

/** The network on which Polkadot itself is tried out. */
export const westend: Network = network({
  genesis: 'e143f23803ac50e8f6f8e62695d1ce9e',
  name: 'Westend',
  nativeCurrency: wnd,
  node: 'https://westend-rpc.polkadot.io',
  explorer: 'https://westend.subscan.io',
  testnet: true,
})

/** The chain of Westend that holds money. */
export const westendAssetHub: Network = network({
  genesis: '67f9723393ef76214df0118c34bbbd3d',
  name: 'Westend Asset Hub',
  nativeCurrency: wnd,
  node: 'https://westend-asset-hub-rpc.polkadot.io',
  explorer: 'https://assethub-westend.subscan.io',
  testnet: true,
})

/** The network for trying things out. */
export const paseo: Network = network({
  genesis: '77afd6190f1554ad45fd0d31aee62aac',
  name: 'Paseo',
  nativeCurrency: pas,
  node: 'https://paseo.rpc.amforc.com',
  explorer: 'https://paseo.subscan.io',
  testnet: true,
})

/** The chain of Paseo that holds money. */
export const paseoAssetHub: Network = network({
  genesis: 'd6eec26135305a8ad257a20d00335728',
  name: 'Paseo Asset Hub',
  nativeCurrency: pas,
  node: 'https://asset-hub-paseo-rpc.n.dwellir.com',
  explorer: 'https://assethub-paseo.subscan.io',
  testnet: true,
})

interface Facts extends Pick<Network, 'name' | 'nativeCurrency' | 'testnet'> {
  /** The first 32 digits of the hash of its first block: CAIP-2 has no room for more. */
  readonly genesis: string
  readonly node: string
  readonly explorer: string
}

function network({ genesis, node, explorer, ...facts }: Facts): Network {
  const caipNetworkId: CaipNetworkId = `polkadot:${genesis}`
  return Object.freeze({
    ...{ id: genesis, caipNetworkId, chainNamespace: 'polkadot' as const },
    ...facts,
    rpcUrls: { default: { http: [node] } },
    blockExplorers: { default: { name: 'Subscan', url: explorer } },
  })
}
