import type { NamedFamily } from '../contract.js'
import type { NameSource } from '../resolvers/name-source.js'
import type { ChainReaderNeeds } from './chain-reader.js'

/** Loads the source of names that a family's chain knows, each with its own code. */
export const chainNames: Readonly<Record<NamedFamily, (needs: ChainReaderNeeds) => Promise<NameSource>>> = {
  polkadot: async (needs) => (await import('./polkadot-names.js')).polkadotNames(needs),
  solana: async (needs) => (await import('./solana-names.js')).solanaNames(needs),
  stacks: async (needs) => (await import('./stacks-names.js')).stacksNames(needs),
  sui: async (needs) => (await import('./sui-names.js')).suiNames(needs),
}
