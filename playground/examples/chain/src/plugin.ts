import type { PluginRuntime } from '@billfold/kernel'
import { type FamilyIdentity, defineFamily, familyPlugin } from '@billfold/kernel/family'
import { isAddress } from './address.js'
import { wallets } from './wallets.js'

/** The runtime: everything that is particular to the family. The base connects, restores, follows and disconnects. */
export function plugin(family: FamilyIdentity): PluginRuntime {
  return familyPlugin(
    defineFamily({
      ...family,
      address: { isValid: isAddress },
      finders: [wallets],
      methods: { safe: ['accounts', 'network'], ask: ['sign'] },
      operations: async (parts) => (await import('./operations.js')).createOperations(parts),
    }),
  )
}
