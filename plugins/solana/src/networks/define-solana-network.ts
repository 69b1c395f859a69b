import type { Network } from '@billfold/kernel'
import { type NetworkDefinition, defineNetwork } from '@billfold/kernel/family'
import { making } from '@billfold/kernel/parse'
import { fromBase58 } from '../provider/encodings.js'

/** A chain of one's own that runs Solana programs. Without a currency it has Solana's own, SOL with 9 decimals. */
export interface SolanaNetworkDefinition extends NetworkDefinition {
  /** The answer of its nodes to `getGenesisHash`: the id of the chain is made of it. */
  readonly genesisHash: string
}

/** Makes a network that no list has. What cannot work is an error that says what to give. */
export function defineSolanaNetwork(definition: SolanaNetworkDefinition): Network {
  return defineNetwork(definition, {
    by: 'defineSolanaNetwork',
    namespace: 'solana',
    id: { genesisHash: making(referenceOf, 'what getGenesisHash of its nodes answers: 32 bytes in base 58') },
    currency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  })
}

/** The part of a hash that CAIP-2 has room for. */
function referenceOf(hash: unknown): string | undefined {
  return typeof hash === 'string' && hash.length <= 44 && fromBase58(hash)?.length === 32 ? hash.slice(0, 32) : undefined
}
