import { type NodeProtocol, Nodes, type NodesNeeds, fieldOf } from '@billfold/kernel/family'

/** A signed transaction is handed to one node, once. */
export const sending = 'POST v2/transactions'

/** Nodes of Stacks prove their network by its number. */
const protocol: NodeProtocol = {
  namespace: 'stacks',
  isRest: true,
  proof: { method: 'GET v2/info' },
  networkOf: (answer) => {
    const id = fieldOf(answer, 'network_id')
    return Number.isSafeInteger(id) ? `stacks:${String(id)}` : undefined
  },
  sentOnce: new Set([sending]),
}

/** Opens the nodes of Stacks' networks. */
export function stacksNodes(needs: NodesNeeds): Nodes {
  return new Nodes(protocol, needs)
}
