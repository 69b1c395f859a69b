import type { Network } from '@billfold/kernel'
import { type NetworkDefinition, defineNetwork } from '@billfold/kernel/family'
import { making } from '@billfold/kernel/parse'

/** A network of one's own that runs Bitcoin. Without a currency it has Bitcoin's own, BTC with 8 decimals. */
export interface BitcoinNetworkDefinition extends NetworkDefinition {
  /** The hash of its first block: the id of the network is made of it. */
  readonly genesisHash: string
}

/** Makes a network that no list has. What cannot work is an error that says what to give. */
export function defineBitcoinNetwork(definition: BitcoinNetworkDefinition): Network {
  return defineNetwork(definition, {
    by: 'defineBitcoinNetwork',
    namespace: 'bip122',
    id: { genesisHash: making(referenceOf, 'the hash of its first block: 64 hex digits') },
    currency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  })
}

/** The part of a hash that CAIP-2 has room for. */
function referenceOf(hash: unknown): string | undefined {
  return typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash) ? hash.slice(0, 32) : undefined
}
