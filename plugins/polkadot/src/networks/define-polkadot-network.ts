import type { Network } from '@billfold/kernel'
import { type NetworkDefinition, defineNetwork, readDefinition } from '@billfold/kernel/family'
import { fitting, record } from '@billfold/kernel/parse'
import { referenceOf } from './genesis.js'

/** A network of one's own that runs Substrate. Without a currency it has Substrate's own, UNIT with 12 decimals. */
export interface PolkadotNetworkDefinition extends NetworkDefinition {
  /** What `chain_getBlockHash` of its nodes answers for the block 0: the id of the network is made of it. */
  readonly genesisHash: string
}

const by = 'definePolkadotNetwork'

/** Makes a network that no list has. What cannot work is an error that says what to give. */
export function definePolkadotNetwork(definition: PolkadotNetworkDefinition): Network {
  const { genesisHash } = readDefinition(by, record({ genesisHash: hash }), definition)
  return defineNetwork(definition, {
    by,
    namespace: 'polkadot',
    id: referenceOf(genesisHash) ?? '',
    currency: { name: 'Unit', symbol: 'UNIT', decimals: 12 },
  })
}

const hash = fitting<string>(
  (found) => referenceOf(found) !== undefined,
  'the hash of its first block: 0x and 64 hex digits, as chain_getBlockHash of its nodes answers for the block 0',
)
