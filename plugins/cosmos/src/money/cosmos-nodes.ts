import { type NodeProtocol, Nodes, type NodesNeeds, fieldOf } from '@billfold/kernel/family'
import { networkIdOf } from '../networks/chain-ids.js'

/** Nodes of CometBFT prove their network by the id of its chain. */
const protocol: NodeProtocol = {
  namespace: 'cosmos',
  proof: { method: 'status' },
  networkOf(status) {
    const chainId = fieldOf(fieldOf(status, 'node_info'), 'network')
    return typeof chainId === 'string' ? networkIdOf(chainId) : undefined
  },
  sentOnce: new Set(['broadcast_tx_sync']),
}

/** Opens the nodes of the networks of Cosmos. */
export function cosmosNodes(needs: NodesNeeds): Nodes {
  return new Nodes(protocol, needs)
}
