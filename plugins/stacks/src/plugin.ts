import type { PluginRuntime } from '@billfold/kernel'
import { defineFamily, type FamilyIdentity, familyPlugin, pairedBy } from '@billfold/kernel/family'
import { isStacksAddress } from './address.js'
import { askedMethods } from './contract.js'
import { stacksFailures } from './failures.js'
import { HostProvider } from './host-provider/host-provider.js'
import { walletSearch } from './wallet-finders.js'

/** The lazy half: the Stacks family. */
export function plugin(family: FamilyIdentity): PluginRuntime {
  return familyPlugin(
    defineFamily({
      ...family,
      address: { isValid: isStacksAddress },
      ...walletSearch(),
      failures: stacksFailures,
      pairing: pairedBy(['stx_getAddresses', ...askedMethods], ['stx_accountChange', 'stx_networkChange']),
      methods: { safe: ['getAddresses', 'stx_getAddresses', 'stx_getNetworks'], ask: askedMethods },
      operations: async (parts) => (await import('./operations.js')).createOperations(parts),
      hostProvider: (parts) => new HostProvider(parts),
    }),
  )
}
