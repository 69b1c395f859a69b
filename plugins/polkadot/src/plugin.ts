import type { PluginRuntime } from '@billfold/kernel'
import { defineFamily, type FamilyIdentity, familyPlugin, pairedBy } from '@billfold/kernel/family'
import { AddressFormats } from './address/address-formats.js'
import { readSs58 } from './address/ss58.js'
import type { PolkadotOptions } from './contract.js'
import { polkadotFailures } from './failures.js'
import { HostProvider } from './host-provider/host-provider.js'
import { walletSearch } from './wallet-finders.js'

/** Methods of paired wallets, all of which the person approves. */
const asked = ['polkadot_signMessage', 'polkadot_signTransaction']

/** The lazy half: the Polkadot family. */
export function plugin(family: FamilyIdentity, options: PolkadotOptions): PluginRuntime {
  const formats = new AddressFormats(options.ss58Formats)
  return familyPlugin(
    defineFamily({
      ...family,
      address: {
        isValid: (text) => readSs58(text) !== undefined,
        display: async (address, network) => formats.display(address, network?.caipNetworkId),
      },
      ...walletSearch(options),
      failures: polkadotFailures,
      pairing: pairedBy(asked),
      methods: { safe: [], ask: asked },
      operations: async (parts) => (await import('./operations.js')).createOperations(parts, formats),
      hostProvider: (parts) => new HostProvider(parts),
    }),
  )
}
