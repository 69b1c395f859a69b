import type { CaipNetworkId, Network } from '@billfold/kernel'
import { type AddressKind, kindOf } from '../address.js'

const mainnet = 'stacks:1'
const testnet = 'stacks:2147483648'

/** What wallets call a network (SIP-030): the two by their names, others by the address of a node. */
export function walletName({ caipNetworkId, rpcUrls }: Pick<Network, 'caipNetworkId' | 'rpcUrls'>): string {
  if (caipNetworkId === mainnet) return 'mainnet'
  return caipNetworkId === testnet ? 'testnet' : (rpcUrls.default.http[0] ?? 'devnet')
}

/** The kind of addresses of a network. */
export function networkKind({ testnet: isTest }: Pick<Network, 'testnet'>): AddressKind {
  return isTest === true ? 'testnet' : 'mainnet'
}

/** The network that a wallet with this address is on: the wanted one if it can be, for an address says only of which kind it is. */
export function networkFor(wanted: CaipNetworkId | undefined, address: string): CaipNetworkId {
  const [usual, other] = kindOf(address) === 'testnet' ? ([testnet, mainnet] as const) : ([mainnet, testnet] as const)
  return wanted === undefined || wanted === other ? usual : wanted
}
