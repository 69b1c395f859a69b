import type { Network } from '@billfold/kernel'
import { type NetworkDefinition, defineNetwork } from '@billfold/kernel/family'
import { matching } from '@billfold/kernel/parse'

/** A network of one's own that runs the Cosmos SDK. */
export interface CosmosNetworkDefinition extends NetworkDefinition {
  /** The id that its nodes and wallets call it by: `moss-1`. */
  readonly chainId: string
  /** The coin that fees are paid with. Without decimals it has 6, as the coins of most chains. */
  readonly nativeCurrency: NonNullable<NetworkDefinition['nativeCurrency']>
}

/** Makes a network that no list has. What cannot work is an error that says what to give. */
export function defineCosmosNetwork(definition: CosmosNetworkDefinition): Network {
  return defineNetwork(definition, {
    by: 'defineCosmosNetwork',
    namespace: 'cosmos',
    id: { chainId: matching(/^[-_a-zA-Z0-9]{1,32}$/, 'the chain id that its nodes answer `status` with, such as moss-1') },
    currency: { name: 'Moss', symbol: 'MOSS', decimals: 6 },
    needsCurrency: true,
  })
}
