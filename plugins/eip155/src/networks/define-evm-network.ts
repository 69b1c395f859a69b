import type { Network } from '@billfold/kernel'
import { type NetworkDefinition, defineNetwork, readDefinition } from '@billfold/kernel/family'
import { fitting, record } from '@billfold/kernel/parse'

/** An EVM network of one's own. Without a currency it has Ether with 18 decimals. */
export interface EvmNetworkDefinition extends NetworkDefinition {
  /** The chain id that `eth_chainId` of its nodes answers. */
  readonly id: number
}

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const by = 'defineEvmNetwork'

/** Makes a network that no list has. What cannot work is an error that says what to give. */
export function defineEvmNetwork(definition: EvmNetworkDefinition): Network {
  const { id } = readDefinition(by, record({ id: chainId }), definition)
  return defineNetwork(definition, { by, namespace: 'eip155', id, currency: ether })
}

const chainId = fitting<number>(
  (found) => Number.isSafeInteger(found) && Number(found) > 0,
  'the chain id as a whole number above 0, such as 8453',
)
