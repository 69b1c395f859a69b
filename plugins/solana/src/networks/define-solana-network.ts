import type { Network } from '@billfold/kernel'
import { type NetworkDefinition, defineNetwork, readDefinition } from '@billfold/kernel/family'
import { fitting, record } from '@billfold/kernel/parse'
import { fromBase58 } from '../provider/encodings.js'

/** A chain of one's own that runs Solana programs. Without a currency it has Solana's own, SOL with 9 decimals. */
export interface SolanaNetworkDefinition extends NetworkDefinition {
  /** The answer of its nodes to `getGenesisHash`: the id of the chain is made of it. */
  readonly genesisHash: string
}

const sol = { name: 'Solana', symbol: 'SOL', decimals: 9 }
/** CAIP-2 has 32 characters for a chain. */
const longestReference = 32
const by = 'defineSolanaNetwork'

/** Makes a network that no list has. What cannot work is an error that says what to give. */
export function defineSolanaNetwork(definition: SolanaNetworkDefinition): Network {
  const { genesisHash } = readDefinition(by, record({ genesisHash: hash }), definition)
  return defineNetwork(definition, { by, namespace: 'solana', id: genesisHash.slice(0, longestReference), currency: sol })
}

const hash = fitting<string>(
  (found) => typeof found === 'string' && found.length <= 44 && fromBase58(found)?.length === 32,
  'what getGenesisHash of its nodes answers: 32 bytes in base 58',
)
