import type { CaipNetworkId, Network } from '@billfold/kernel'

const dot = { name: 'Polkadot', symbol: 'DOT', decimals: 10 }
const ksm = { name: 'Kusama', symbol: 'KSM', decimals: 12 }
const wnd = { name: 'Westend', symbol: 'WND', decimals: 12 }
const pas = { name: 'Paseo', symbol: 'PAS', decimals: 10 }

/** Polkadot's relay chain. Since 2025 money is held on the Asset Hub beside it. */
export const polkadot: Network = network('91b171bb158e2d3848fa23a9f1c25182', dot, { node: 'rpc.polkadot.io', scan: 'polkadot' })

/** The chain of Polkadot that holds money. */
export const polkadotAssetHub: Network = assetHub('68d56f15f85d3136970ec16946040bc1', dot, {
  ...{ node: 'polkadot-asset-hub-rpc.polkadot.io', scan: 'assethub-polkadot' },
})

/** Kusama's relay chain. */
export const kusama: Network = network('b0a8d493285c2df73290dfb7e61f870f', ksm, { node: 'kusama-rpc.polkadot.io', scan: 'kusama' })

/** The chain of Kusama that holds money. */
export const kusamaAssetHub: Network = assetHub('48239ef607d7928874027a43a6768920', ksm, {
  ...{ node: 'kusama-asset-hub-rpc.polkadot.io', scan: 'assethub-kusama' },
})

/** The network on which Polkadot itself is tried out. */
export const westend: Network = network('e143f23803ac50e8f6f8e62695d1ce9e', wnd, {
  ...{ node: 'westend-rpc.polkadot.io', scan: 'westend', testnet: true },
})

/** The chain of Westend that holds money. */
export const westendAssetHub: Network = assetHub('67f9723393ef76214df0118c34bbbd3d', wnd, {
  ...{ node: 'westend-asset-hub-rpc.polkadot.io', scan: 'assethub-westend', testnet: true },
})

/** The network for trying things out. */
export const paseo: Network = network('77afd6190f1554ad45fd0d31aee62aac', pas, {
  ...{ node: 'paseo.rpc.amforc.com', scan: 'paseo', testnet: true },
})

/** The chain of Paseo that holds money. */
export const paseoAssetHub: Network = assetHub('d6eec26135305a8ad257a20d00335728', pas, {
  ...{ node: 'asset-hub-paseo-rpc.n.dwellir.com', scan: 'assethub-paseo', testnet: true },
})

interface Places extends Pick<Network, 'testnet'> {
  readonly node: string
  /** Its name in the addresses of Subscan. */
  readonly scan: string
}

function assetHub(genesis: string, currency: Network['nativeCurrency'], places: Places): Network {
  return Object.freeze({ ...network(genesis, currency, places), name: `${currency.name} Asset Hub` })
}

/** A network by the first 32 digits of the hash of its first block: CAIP-2 has no room for more. */
function network(genesis: string, nativeCurrency: Network['nativeCurrency'], { node, scan, ...facts }: Places): Network {
  const caipNetworkId: CaipNetworkId = `polkadot:${genesis}`
  return Object.freeze({
    ...{ id: genesis, caipNetworkId, chainNamespace: 'polkadot' as const, name: nativeCurrency.name, nativeCurrency, ...facts },
    blockTime: 6_000,
    rpcUrls: { default: { http: [`https://${node}`] } },
    blockExplorers: { default: { name: 'Subscan', url: `https://${scan}.subscan.io` } },
  })
}
