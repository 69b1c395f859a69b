import type { PluginRuntime } from '@billfold/kernel'
import { type FamilyIdentity, defineFamily, familyPlugin } from '@billfold/kernel/family'
import { brandAliases, brandOf } from '@billfold/wallet-registry/brands'
import { lookedLike } from '@billfold/wallet-registry/look-alikes'
import { isBitcoinAddress } from './address.js'
import type { BitcoinOptions } from './contract.js'
import { bitcoinFailures } from './failures.js'
import { HostProvider } from './host-provider.js'
import { pairing } from './pairing.js'
import { bitcoinMethods } from './wallet-methods.js'
import { finders } from './wallets/finders.js'

/** The lazy half: the Bitcoin family. */
export function plugin(family: FamilyIdentity, { discovery }: BitcoinOptions): PluginRuntime {
  return familyPlugin(
    defineFamily({
      ...family,
      address: { isValid: isBitcoinAddress },
      discovery,
      aliasesOf: brandAliases,
      brandOf,
      looksLike: ({ name }) => lookedLike(name),
      failures: bitcoinFailures,
      pairing,
      methods: bitcoinMethods,
      wallets: finders,
      operations: async (parts) => (await import('./operations.js')).createOperations(parts),
      hostProvider: (parts) => new HostProvider(parts),
    }),
  )
}
