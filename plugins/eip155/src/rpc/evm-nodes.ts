import { type NodeProtocol, Nodes, type NodesNeeds } from '@billfold/kernel/family'
import { readQuantity } from './hex.js'

/** Sent once, to one node, alone: what was sent twice may have happened twice. */
export const sentOnce: ReadonlySet<string> = new Set(['eth_sendRawTransaction', 'eth_sendUserOperation'])

/** Methods that only a wallet can answer, though they need no approval. */
export const walletReads: ReadonlySet<string> = new Set(['wallet_getAssets', 'wallet_getCallsStatus', 'wallet_getCapabilities'])

const protocol: NodeProtocol = {
  namespace: 'eip155',
  proof: { method: 'eth_chainId' },
  networkOf(answer) {
    const id = readQuantity(answer)
    return id === undefined ? undefined : `eip155:${id}`
  },
  takesBatches: true,
  sentOnce,
}

/** Opens the nodes of EVM networks. */
export function evmNodes(needs: NodesNeeds): Nodes {
  return new Nodes(protocol, needs)
}
