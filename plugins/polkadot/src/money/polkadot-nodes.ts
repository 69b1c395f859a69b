import type { NodeProtocol } from '@billfold/kernel/family'
import { networkOfGenesis } from '../networks/genesis.js'

/** Nodes of Substrate prove their network by the hash of its first block. */
export const nodeProtocol: NodeProtocol = {
  namespace: 'polkadot',
  proof: { method: 'chain_getBlockHash', params: [0] },
  networkOf: networkOfGenesis,
  sentOnce: new Set(['author_submitExtrinsic']),
}
