import type { PluginRuntime } from '@billfold/kernel'
import { type FamilyIdentity, defineFamily, familyPlugin } from '@billfold/kernel/family'
import { isSuiAddress } from './address.js'
import type { SuiOptions } from './contract.js'
import { suiFailures } from './failures.js'
import { HostProvider } from './host-provider/host-provider.js'
import { pairing } from './pairing.js'
import { suiMethods } from './wallet-methods.js'
import { walletSearch } from './wallet-finders.js'

const { finders, ...knowledge } = walletSearch

/** The lazy half: the Sui family. */
export function plugin(family: FamilyIdentity, { discovery }: SuiOptions): PluginRuntime {
  return familyPlugin(
    defineFamily({
      ...family,
      address: { isValid: isSuiAddress },
      discovery,
      ...knowledge,
      failures: suiFailures,
      pairing,
      methods: suiMethods,
      wallets: finders,
      operations: async (parts) => (await import('./operations.js')).createOperations(parts),
      hostProvider: (parts) => new HostProvider(parts),
    }),
  )
}
