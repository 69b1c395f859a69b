import type { Network } from '@billfold/kernel'
import { type NetworkDefinition, defineNetwork, definitionCheck } from '@billfold/kernel/family'

/** An EVM network of one's own. Without a currency it has Ether with 18 decimals. */
export interface EvmNetworkDefinition extends NetworkDefinition {
  /** The chain id that `eth_chainId` of its nodes answers. */
  readonly id: number
}

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const must = definitionCheck('defineEvmNetwork')

/** Makes a network that no list has. What cannot work is an error that says what to give. */
export function defineEvmNetwork(definition: EvmNetworkDefinition): Network {
  const { id } = definition
  must('id', id, isChainId, 'the chain id as a whole number above 0, such as 8453')
  return defineNetwork(definition, { namespace: 'eip155', id, currency: ether, must })
}

const isChainId = (found: unknown): boolean => Number.isSafeInteger(found) && Number(found) > 0
