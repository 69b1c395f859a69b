import { type NodeProtocol, Nodes, type NodesNeeds } from '@billfold/kernel/family'
import { networkOfGenesis } from '../networks/genesis.js'

/** Nodes of Substrate prove their network by the hash of its first block. */
const protocol: NodeProtocol = {
  namespace: 'polkadot',
  proof: { method: 'chain_getBlockHash', params: [0] },
  networkOf: networkOfGenesis,
  sentOnce: new Set(['author_submitExtrinsic']),
}

/** Opens the nodes of Polkadot's networks. */
export function polkadotNodes(needs: NodesNeeds): Nodes {
  return new Nodes(protocol, needs)
}
