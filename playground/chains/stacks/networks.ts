import type { CloudChain } from '../local-chain.js'
import { type LocalNetwork, localNetwork } from '../shared/local-network.js'
import { stacksChainId, stacksChainName, stacksNetworkId, stacksToken } from './seed.js'

const nativeCurrency = { name: 'Stacks', symbol: 'STX', decimals: 6 }

/** The local Stacks ledger, for the networks option. */
export function stacksNetwork(url: string): LocalNetwork<'stacks'> {
  return localNetwork({ id: stacksNetworkId, caipNetworkId: stacksChainId, name: stacksChainName, nativeCurrency }, url)
}

const { owner, contract, name, symbol, decimals } = stacksToken
const cloudToken = { address: `${owner}.${contract}`, name, symbol, decimals }

/** The local Stacks ledger, for the cloud. */
export function stacksCloudChain(url: string): CloudChain {
  return { caipNetworkId: stacksChainId, name: stacksChainName, rpcUrl: url, nativeCurrency, price: 2, tokens: [cloudToken] }
}
