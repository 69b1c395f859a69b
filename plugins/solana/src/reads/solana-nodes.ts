import { type NodeProtocol, Nodes, type NodesNeeds } from '@billfold/kernel/family'

/** CAIP-2 has 32 characters for a network. */
const referenceLength = 32

/** Nodes of Solana prove their network by the hash of its first block. */
const protocol: NodeProtocol = {
  namespace: 'solana',
  proof: { method: 'getGenesisHash' },
  networkOf: (hash) => (typeof hash === 'string' ? `solana:${hash.slice(0, referenceLength)}` : undefined),
  sentOnce: new Set(['sendTransaction']),
}

/** Opens the nodes of Solana's networks. */
export function solanaNodes(needs: NodesNeeds): Nodes {
  return new Nodes(protocol, needs)
}
