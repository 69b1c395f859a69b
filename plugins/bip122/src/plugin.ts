import type { PluginRuntime } from '@billfold/kernel'
import { type FamilyIdentity, defineFamily, familyPlugin, holdMethods, pairedBy, wordedFailures } from '@billfold/kernel/family'
import { addressCode, isBitcoinAddress } from './address.js'
import { HostProvider } from './host-provider.js'
import { walletSearch } from './wallet-finders.js'
import { BitcoinWallet } from './wallets/bitcoin-driver.js'

/** The lazy half: the Bitcoin family. */
export function plugin(family: FamilyIdentity): PluginRuntime {
  return familyPlugin(
    defineFamily({
      ...family,
      address: { isValid: isBitcoinAddress, prepare: addressCode.prepare, link: (address) => `bitcoin:${address}` },
      ...walletSearch(),
      failures: wordedFailures,
      pairing: {
        ...pairedBy(['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses']),
        provider(channel) {
          holdMethods(channel)
          return new BitcoinWallet(channel, 'paired')
        },
      },
      methods: { safe: ['getAccountAddresses'], ask: ['sendTransfer', 'signMessage', 'signPsbt'] },
      operations: async (parts) => (await import('./operations.js')).createOperations(parts),
      hostProvider: (parts) => new HostProvider(parts),
    }),
  )
}
