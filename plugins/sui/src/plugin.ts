import type { PluginRuntime } from '@billfold/kernel'
import { defineFamily, type FamilyIdentity, familyPlugin, pairedBy, wordedFailures } from '@billfold/kernel/family'
import { isSuiAddress } from './address.js'
import { HostProvider } from './host-provider/host-provider.js'
import { walletSearch } from './wallet-finders.js'

/** Methods of paired wallets that the person approves. */
const asked = ['sui_signPersonalMessage', 'sui_signTransaction', 'sui_signAndExecuteTransaction']

/** The lazy half: the Sui family. */
export function plugin(family: FamilyIdentity): PluginRuntime {
  return familyPlugin(
    defineFamily({
      ...family,
      address: { isValid: isSuiAddress },
      ...walletSearch(),
      failures: wordedFailures,
      pairing: pairedBy([...asked, 'sui_getAccounts']),
      methods: { safe: ['sui_getAccounts'], ask: asked },
      operations: async (parts) => (await import('./operations.js')).createOperations(parts),
      hostProvider: (parts) => new HostProvider(parts),
    }),
  )
}
