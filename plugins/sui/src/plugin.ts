import type { PluginRuntime } from '@billfold/kernel'
import { defineFamily, type FamilyIdentity, familyPlugin, pairedBy } from '@billfold/kernel/family'
import { isSuiAddress } from './address.js'
import { suiFailures } from './failures.js'
import { HostProvider } from './host-provider/host-provider.js'
import { suiMethods } from './wallet-methods.js'
import { walletSearch } from './wallet-finders.js'

/** The lazy half: the Sui family. */
export function plugin(family: FamilyIdentity): PluginRuntime {
  return familyPlugin(
    defineFamily({
      ...family,
      address: { isValid: isSuiAddress },
      ...walletSearch(),
      failures: suiFailures,
      pairing: pairedBy(['sui_signPersonalMessage', 'sui_signTransaction', 'sui_signAndExecuteTransaction', 'sui_getAccounts']),
      methods: suiMethods,
      operations: async (parts) => (await import('./operations.js')).createOperations(parts),
      hostProvider: (parts) => new HostProvider(parts),
    }),
  )
}
