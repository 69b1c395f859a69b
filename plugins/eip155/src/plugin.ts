import { type PluginRuntime, kernelKey } from '@billfold/kernel'
import { type FamilyIdentity, defineFamily, familyPlugin } from '@billfold/kernel/family'
import { isEvmAddress } from './provider/address.js'
import { type Eip155Options, eip155WalletsKey } from './contract.js'
import { HostProvider } from './host-provider/host-provider.js'
import { providedWallets } from './provided-wallets.js'
import { evmFailures } from './provider/ask-wallet.js'
import { eip155Methods } from './wallet-methods.js'
import { evmWallets } from './wallets.js'

/** The lazy half: the EVM family, and the wallets that the host brings. */
export function plugin(family: FamilyIdentity, { wallets = [] }: Eip155Options): PluginRuntime {
  const runtime = evmFamily(family)
  return {
    ...runtime,
    services: [...(runtime.services ?? []), providedWallets],
    start(scope) {
      const [connectors, provided] = [scope.get(kernelKey('connectors')), scope.get(eip155WalletsKey)]
      for (const wallet of wallets) scope.onStop(connectors.add(provided.connector(wallet)))
      return runtime.start?.(scope)
    },
  }
}

function evmFamily(family: FamilyIdentity): PluginRuntime {
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
      methods: eip155Methods,
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
