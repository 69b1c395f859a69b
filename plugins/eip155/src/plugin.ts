import type { PluginRuntime } from '@billfold/kernel'
import { type FamilyIdentity, defineFamily, familyPlugin } from '@billfold/kernel/family'
import { isEvmAddress } from './provider/address.js'
import { startConnectors } from './connectors/start-connectors.js'
import type { Eip155Options } from './contract.js'
import { HostProvider } from './host-provider/host-provider.js'
import { evmFailures } from './provider/ask-wallet.js'
import { eip155Methods } from './wallet-methods.js'
import { evmWallets } from './wallets.js'

/** The lazy half: the EVM family. */
export function plugin(family: FamilyIdentity, { discovery, connectors }: Eip155Options): PluginRuntime {
  return familyPlugin(
    defineFamily({
      ...family,
      ...evmWallets,
      failures: evmFailures,
      address: {
        isValid: (text) => isEvmAddress(text),
        display: async (address, network) => (await operations()).checksumAddress(address, network?.id),
        link: (address, network) => `ethereum:${address}${network === undefined ? '' : `@${network.id}`}`,
      },
      discovery,
      methods: eip155Methods,
      start: (given) => startConnectors(given, connectors),
      pairing: async () => (await operations()).pairing,
      operations: async (parts) => (await operations()).createOperations(parts),
      hostProvider: (parts) => new HostProvider(parts),
    }),
  )
}

/** Everything after connecting, in one piece. */
function operations(): Promise<typeof import('./operations.js')> {
  return import('./operations.js')
}
