import type { Network } from '@billfold/kernel'
import { type NetworkDefinition, defineNetwork } from '@billfold/kernel/family'
import { fitting } from '@billfold/kernel/parse'

/** An EVM network of one's own. Without a currency it has Ether with 18 decimals. */
export interface EvmNetworkDefinition extends NetworkDefinition {
  /** The chain id that `eth_chainId` of its nodes answers. */
  readonly id: number
}

/** Makes a network that no list has. What cannot work is an error that says what to give. */
export function defineEvmNetwork(definition: EvmNetworkDefinition): Network {
  return defineNetwork(definition, {
    by: 'defineEvmNetwork',
    namespace: 'eip155',
    id: { id: fitting(isChainId, 'the chain id as a whole number above 0, such as 8453') },
    currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  })
}

function isChainId(found: unknown): boolean {
  return Number.isSafeInteger(found) && Number(found) > 0
}
