import type { Network } from '@billfold/kernel'
import { type NetworkDefinition, defineNetwork, definitionCheck } from '@billfold/kernel/family'
import { fromBase58 } from '../provider/encodings.js'

/** A chain of one's own that runs Solana programs. Without a currency it has Solana's own, SOL with 9 decimals. */
export interface SolanaNetworkDefinition extends NetworkDefinition {
  /** What `getGenesisHash` of its nodes answers: the id of the chain is made of it. */
  readonly genesisHash: string
}

const sol = { name: 'Solana', symbol: 'SOL', decimals: 9 }
/** CAIP-2 has 32 characters for a chain. */
const longestReference = 32
const must = definitionCheck('defineSolanaNetwork')

/** Makes a network that no list has. What cannot work is an error that says what to give. */
export function defineSolanaNetwork(definition: SolanaNetworkDefinition): Network {
  const { genesisHash } = definition
  must('genesisHash', genesisHash, isGenesisHash, 'what getGenesisHash of its nodes answers: 32 bytes in base 58')
  return defineNetwork(definition, { namespace: 'solana', id: genesisHash.slice(0, longestReference), currency: sol, must })
}

const isGenesisHash = (found: unknown): boolean => typeof found === 'string' && found.length <= 44 && fromBase58(found)?.length === 32
