import { type LocalNetwork, localNetwork } from '../shared/local-network.js'
import { bitcoinChainId, bitcoinChainName } from './seed.js'

const id = bitcoinChainId.slice('bip122:'.length)
const nativeCurrency = { name: 'Bitcoin', symbol: 'BTC', decimals: 8 }

/** The local Bitcoin chain, for the networks option. */
export function bitcoinNetwork(url: string): LocalNetwork<'bip122'> {
  return localNetwork({ id, caipNetworkId: bitcoinChainId, name: bitcoinChainName, nativeCurrency }, url)
}
