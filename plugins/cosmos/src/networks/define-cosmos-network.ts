import type { Network } from '@billfold/kernel'
import { type NetworkDefinition, defineNetwork, readDefinition } from '@billfold/kernel/family'
import { fitting, matching, record } from '@billfold/kernel/parse'

/** A network of one's own that runs the Cosmos SDK. */
export interface CosmosNetworkDefinition extends NetworkDefinition {
  /** The id that its nodes and wallets call it by: `moss-1`. */
  readonly chainId: string
  /** The coin that fees are paid with. Without decimals it has 6, as the coins of most chains. */
  readonly nativeCurrency: NonNullable<NetworkDefinition['nativeCurrency']>
}

const by = 'defineCosmosNetwork'

/** Makes a network that no list has. What cannot work is an error that says what to give. */
export function defineCosmosNetwork(definition: CosmosNetworkDefinition): Network {
  const { chainId } = readDefinition(by, own, definition)
  const currency = { name: 'Moss', symbol: 'MOSS', decimals: 6 }
  return defineNetwork(definition, { by, namespace: 'cosmos', id: chainId, currency })
}

const own = record({
  chainId: matching(/^[-_a-zA-Z0-9]{1,32}$/, 'the chain id that its nodes answer `status` with, such as moss-1'),
  nativeCurrency: fitting<object>(
    (found) => typeof found === 'object' && found !== null,
    'the coin that fees are paid with: its name and symbol',
  ),
})
