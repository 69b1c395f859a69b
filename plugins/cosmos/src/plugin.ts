import type { PluginRuntime } from '@billfold/kernel'
import { defineFamily, type FamilyIdentity, familyPlugin, pairedBy } from '@billfold/kernel/family'
import { addressCode, isCosmosAddress } from './address.js'
import type { CosmosOptions } from './contract.js'
import { cosmosFailures } from './failures.js'
import { HostProvider } from './host-provider/host-provider.js'
import { walletSearch } from './wallet-finders.js'

/** The lazy half: the Cosmos family. */
export function plugin(family: FamilyIdentity, options: CosmosOptions): PluginRuntime {
  return familyPlugin(
    defineFamily({
      ...family,
      address: { isValid: isCosmosAddress, prepare: addressCode.prepare },
      ...walletSearch(options),
      failures: cosmosFailures,
      pairing: pairedBy(['cosmos_getAccounts', 'cosmos_signDirect', 'cosmos_signAmino']),
      methods: { safe: ['cosmos_getAccounts'], ask: ['cosmos_signDirect', 'cosmos_signAmino'] },
      operations: async (parts) => (await import('./operations.js')).createOperations(parts, options),
      hostProvider: (parts) => new HostProvider(parts),
    }),
  )
}
