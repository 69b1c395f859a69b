import type { Network } from '@billfold/kernel'
import { type NetworkDefinition, defineNetwork, readDefinition } from '@billfold/kernel/family'
import { fitting, record } from '@billfold/kernel/parse'

/** A network of one's own that runs Stacks. Without a currency it has Stacks' own, STX with 6 decimals. */
export interface StacksNetworkDefinition extends NetworkDefinition {
  /** What its nodes call `network_id` in `/v2/info`: the id of the network is made of it. With `testnet` its addresses begin with ST. */
  readonly chainId: number
}

const by = 'defineStacksNetwork'

/** Makes a network that no list has. What cannot work is an error that says what to give. */
export function defineStacksNetwork(definition: StacksNetworkDefinition): Network {
  const { chainId } = readDefinition(by, record({ chainId: identifier }), definition)
  return defineNetwork(definition, { by, namespace: 'stacks', id: chainId, currency: { name: 'Stacks', symbol: 'STX', decimals: 6 } })
}

const identifier = fitting<number>(
  (found) => Number.isInteger(found) && Number(found) > 0 && Number(found) <= 0xffffffff,
  'the network_id of its nodes: a whole number from 1 to 4294967295',
)
