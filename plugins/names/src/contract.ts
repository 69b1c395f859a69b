import type { CaipNetworkId, Key, NameResolver } from '@billfold/kernel'
import type { CacheRow } from '@billfold/kernel/data'

export interface NamesOptions {
  /** The network whose registry counts; Ethereum by default. It has to be one of the page's. */
  readonly network?: CaipNetworkId
  /** The address of the registry (EIP-137); that of ENS by default. */
  readonly registry?: string
  /** Endings that the registry knows, with the dot; `.eth` by default. */
  readonly suffixes?: readonly string[]
}

/** Names that a chain itself knows. */
export const ensKey = 'names.ens' as Key<NameResolver>

declare module '@billfold/kernel' {
  interface StoredItems {
    /** Names and addresses as the chain told them. */
    'cache.names': readonly CacheRow[]
  }
}
