import type { PluginRuntime } from '@billfold/kernel'
import { type FamilyIdentity, defineFamily, familyPlugin } from '@billfold/kernel/family'
import { brandAliases } from '@billfold/wallet-registry/brands'
import { isCosmosAddress } from './address.js'
import type { CosmosOptions } from './contract.js'
import { cosmosFailures } from './failures.js'
import { HostProvider } from './host-provider/host-provider.js'
import { pairing } from './pairing.js'
import { cosmosMethods } from './wallet-methods.js'
import { findWallets } from './wallets/find-wallets.js'

/** The lazy half: the Cosmos family. */
export function plugin(family: FamilyIdentity, options: CosmosOptions): PluginRuntime {
  return familyPlugin(
    defineFamily({
      ...family,
      address: { isValid: isCosmosAddress },
      discovery: options.discovery,
      aliasesOf: brandAliases,
      failures: cosmosFailures,
      pairing,
      methods: cosmosMethods,
      wallets: [findWallets(options.wallets)],
      operations: async (parts) => (await import('./operations.js')).createOperations(parts, options),
      hostProvider: (parts) => new HostProvider(parts),
    }),
  )
}
