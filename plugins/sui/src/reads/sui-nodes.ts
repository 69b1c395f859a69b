import type { CaipNetworkId } from '@billfold/kernel'
import { type NodeProtocol, Nodes, type NodesNeeds } from '@billfold/kernel/family'

/** The networks whose identifiers stay. Devnet begins anew each week: whatever is none of these and is named so is believed. */
const identifiers: Readonly<Record<string, CaipNetworkId>> = { '35834a8a': 'sui:mainnet', '4c78adac': 'sui:testnet' }

const protocol: NodeProtocol = {
  namespace: 'sui',
  proof: { method: 'sui_getChainIdentifier' },
  networkOf: (identifier) =>
    typeof identifier === 'string' && /^\w{1,32}$/.test(identifier) ? (identifiers[identifier] ?? `sui:${identifier}`) : undefined,
}

/** Asks the nodes of Sui's networks. */
export class SuiNodes {
  private readonly proven: Nodes
  private readonly believed: Nodes

  constructor(needs: NodesNeeds) {
    this.proven = new Nodes(protocol, needs)
    this.believed = new Nodes({ namespace: 'sui' }, needs)
  }

  ask: Nodes['ask'] = (network, ...call) => this.of(network.caipNetworkId).ask(network, ...call)

  confirm: Nodes['confirm'] = (network) => this.of(network.caipNetworkId).confirm(network)

  private of(networkId: CaipNetworkId): Nodes {
    return networkId === 'sui:devnet' ? this.believed : this.proven
  }
}
