import type { Network, Session } from '@billfold/kernel'
import { networkKind } from '../networks/network-names.js'
import type { WalletRequests } from './wallet-requests.js'

type Requests = Pick<WalletRequests, 'askItself'>

/** Moves a wallet to another network, where it has one choice for Bitcoin and Stacks: the two go by the names of Bitcoin's. */
export async function switchTo(requests: Requests, session: Session, network: Network): Promise<void> {
  const isKnown = ['stacks:1', 'stacks:2147483648'].includes(network.caipNetworkId)
  const name = isKnown ? (networkKind(network) === 'testnet' ? 'Testnet' : 'Mainnet') : network.name
  await requests.askItself(session, { method: 'wallet_changeNetwork', params: { name } }, network)
}

/** Tells a wallet of a network. */
export async function addNetwork(requests: Requests, session: Session, network: Network): Promise<void> {
  const { name, rpcUrls, blockExplorers } = network
  const url = blockExplorers?.default.url
  const params = { chain: 'stacks', type: networkKind(network), name, rpcUrl: rpcUrls.default.http[0] ?? '' }
  await requests.askItself(session, {
    method: 'wallet_addNetwork',
    params: { ...params, ...(url !== undefined && { blockExplorerUrl: url }) },
  })
}
