import type { Network } from '@billfold/kernel'
import { type NetworkDefinition, defineNetwork, readDefinition } from '@billfold/kernel/family'
import { fitting, record } from '@billfold/kernel/parse'

/** A network of one's own that runs Bitcoin. Without a currency it has Bitcoin's own, BTC with 8 decimals. */
export interface BitcoinNetworkDefinition extends NetworkDefinition {
  /** The hash of its first block: the id of the network is made of it. */
  readonly genesisHash: string
}

const by = 'defineBitcoinNetwork'
/** CAIP-2 has 32 characters for a network. */
const referenceLength = 32

/** Makes a network that no list has. What cannot work is an error that says what to give. */
export function defineBitcoinNetwork(definition: BitcoinNetworkDefinition): Network {
  const { genesisHash } = readDefinition(by, record({ genesisHash: hash }), definition)
  return defineNetwork(definition, {
    by,
    namespace: 'bip122',
    id: genesisHash.slice(0, referenceLength),
    currency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  })
}

const hash = fitting<string>(
  (found) => typeof found === 'string' && /^[0-9a-f]{64}$/.test(found),
  'the hash of its first block: 64 hex digits',
)
