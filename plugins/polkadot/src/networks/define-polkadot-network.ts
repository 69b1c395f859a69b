import type { Network } from '@billfold/kernel'
import { type NetworkDefinition, defineNetwork } from '@billfold/kernel/family'
import { making } from '@billfold/kernel/parse'
import { referenceOf } from './genesis.js'

/** A network of one's own that runs Substrate. Without a currency it has Substrate's own, UNIT with 12 decimals. */
export interface PolkadotNetworkDefinition extends NetworkDefinition {
  /** What `chain_getBlockHash` of its nodes answers for the block 0: the id of the network is made of it. */
  readonly genesisHash: string
}

/** Makes a network that no list has. What cannot work is an error that says what to give. */
export function definePolkadotNetwork(definition: PolkadotNetworkDefinition): Network {
  return defineNetwork(definition, {
    by: 'definePolkadotNetwork',
    namespace: 'polkadot',
    id: { genesisHash: making(referenceOf, 'the hash of its first block: 0x and 64 hex digits') },
    currency: { name: 'Unit', symbol: 'UNIT', decimals: 12 },
  })
}
