import type { CloudChain } from '../local-chain.js'
import { type LocalNetwork, localNetwork } from '../shared/local-network.js'
import { bitcoinChainId, bitcoinChainName } from './seed.js'

const id = bitcoinChainId.slice('bip122:'.length)
const nativeCurrency = { name: 'Bitcoin', symbol: 'BTC', decimals: 8 }

/** The local Bitcoin chain, for the networks option. */
export function bitcoinNetwork(url: string): LocalNetwork<'bip122'> {
  return localNetwork({ id, caipNetworkId: bitcoinChainId, name: bitcoinChainName, nativeCurrency }, url)
}

/** The local Bitcoin chain and its inscriptions, for the cloud. */
export function bitcoinCloudChain(url: string, indexUrl: string): CloudChain {
  return { caipNetworkId: bitcoinChainId, name: bitcoinChainName, rpcUrl: url, indexUrl, nativeCurrency, price: 60_000, tokens: [] }
}
