import type { Network } from '@billfold/kernel'
import { type NetworkDefinition, defineNetwork } from '@billfold/kernel/family'
import { fitting } from '@billfold/kernel/parse'

/** A network of one's own that runs Stacks. Without a currency it has Stacks' own, STX with 6 decimals. */
export interface StacksNetworkDefinition extends NetworkDefinition {
  /** What its nodes call `network_id` in `/v2/info`: the id of the network is made of it. With `testnet` its addresses begin with ST. */
  readonly chainId: number
}

/** Makes a network that no list has. What cannot work is an error that says what to give. */
export function defineStacksNetwork(definition: StacksNetworkDefinition): Network {
  return defineNetwork(definition, {
    by: 'defineStacksNetwork',
    namespace: 'stacks',
    id: { chainId: fitting(isChainId, 'the network_id of its nodes: a whole number from 1 to 4294967295') },
    currency: { name: 'Stacks', symbol: 'STX', decimals: 6 },
  })
}

function isChainId(found: unknown): boolean {
  return Number.isInteger(found) && Number(found) > 0 && Number(found) <= 0xffffffff
}
