import type { PluginRuntime } from '@billfold/kernel'
import { defineFamily, type FamilyIdentity, familyPlugin, pairedBy } from '@billfold/kernel/family'
import { addressCode, isPolkadotAddress } from './address.js'
import type { PolkadotOptions } from './contract.js'
import { polkadotFailures } from './failures.js'
import { HostProvider } from './host-provider/host-provider.js'
import { walletSearch } from './wallet-finders.js'

/** Methods of paired wallets, all of which the person approves. */
const asked = ['polkadot_signMessage', 'polkadot_signTransaction']

/** The lazy half: the Polkadot family. */
export function plugin(family: FamilyIdentity, options: PolkadotOptions): PluginRuntime {
  return familyPlugin(
    defineFamily({
      ...family,
      address: {
        isValid: isPolkadotAddress,
        prepare: addressCode.prepare,
        async display(address, network) {
          const { AddressFormats } = await import('./address/address-formats.js')
          return new AddressFormats(options.ss58Formats).display(address, network?.caipNetworkId)
        },
      },
      ...walletSearch(options),
      failures: polkadotFailures,
      pairing: pairedBy(asked),
      methods: { safe: [], ask: asked },
      operations: async (parts) => (await import('./operations.js')).createOperations(parts, options),
      hostProvider: (parts) => new HostProvider(parts),
    }),
  )
}
