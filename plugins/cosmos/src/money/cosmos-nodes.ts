import { type NodeProtocol, fieldOf } from '@billfold/kernel/family'
import { networkIdOf } from '../networks/chain-ids.js'

/** Nodes of CometBFT prove their network by the id of its chain. */
export const nodeProtocol: NodeProtocol = {
  namespace: 'cosmos',
  proof: { method: 'status' },
  networkOf(status) {
    const chainId = fieldOf(fieldOf(status, 'node_info'), 'network')
    return typeof chainId === 'string' ? networkIdOf(chainId) : undefined
  },
  sentOnce: new Set(['broadcast_tx_sync']),
}
