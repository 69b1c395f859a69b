import type { Network } from '@billfold/kernel'
import { type NetworkDefinition, defineNetwork } from '@billfold/kernel/family'
import { matching } from '@billfold/kernel/parse'

/** A network of one's own that runs Sui. Without a currency it has Sui's own, SUI with 9 decimals. */
export interface SuiNetworkDefinition extends NetworkDefinition {
  /** The answer of its nodes to `sui_getChainIdentifier`: the id of the network is made of it. */
  readonly chainIdentifier: string
}

/** Makes a network that no list has. What cannot work is an error that says what to give. */
export function defineSuiNetwork(definition: SuiNetworkDefinition): Network {
  return defineNetwork(definition, {
    by: 'defineSuiNetwork',
    namespace: 'sui',
    id: { chainIdentifier: matching(/^[0-9a-f]{8}$/, 'what sui_getChainIdentifier of its nodes answers: 8 hex digits') },
    currency: { name: 'Sui', symbol: 'SUI', decimals: 9 },
  })
}
