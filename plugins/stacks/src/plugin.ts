import type { PluginRuntime } from '@billfold/kernel'
import { type FamilyIdentity, defineFamily, familyPlugin } from '@billfold/kernel/family'
import { isStacksAddress } from './address.js'
import { type StacksOptions, askedMethods } from './contract.js'
import { stacksFailures } from './failures.js'
import { HostProvider } from './host-provider/host-provider.js'
import { pairing } from './pairing.js'
import { walletSearch } from './wallet-finders.js'

const { finders, ...knowledge } = walletSearch

/** The lazy half: the Stacks family. */
export function plugin(family: FamilyIdentity, { discovery }: StacksOptions): PluginRuntime {
  return familyPlugin(
    defineFamily({
      ...family,
      address: { isValid: isStacksAddress },
      discovery,
      ...knowledge,
      failures: stacksFailures,
      pairing,
      methods: { safe: ['getAddresses', 'stx_getAddresses', 'stx_getNetworks'], ask: askedMethods },
      wallets: finders,
      operations: async (parts) => (await import('./operations.js')).createOperations(parts),
      hostProvider: (parts) => new HostProvider(parts),
    }),
  )
}
