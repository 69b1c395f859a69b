import type { PluginRuntime } from '@billfold/kernel'
import { defineFamily, familyPlugin } from '@billfold/kernel/family'
import { isAddress } from './address.js'
import type { SeaMossOptions } from './contract.js'
import { wallets } from './wallets.js'

/** The runtime: everything that is particular to the family. The base connects, restores, follows and disconnects. */
export function plugin({ discovery }: SeaMossOptions): PluginRuntime {
  return familyPlugin(
    defineFamily({
      namespace: 'seamoss',
      address: { isValid: isAddress },
      wallets: [wallets],
      discovery,
      methods: { safe: ['accounts', 'network'], ask: ['sign'] },
      can: ['switchNetwork', 'addNetwork', 'signMessage', 'transfer', 'balance'],
      operations: async (parts) => (await import('./operations.js')).createOperations(parts),
    }),
  )
}
