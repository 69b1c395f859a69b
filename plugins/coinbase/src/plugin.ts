import { type PluginRuntime, connectorIds, kernelKey } from '@billfold/kernel'
import { type Eip1193Provider, eip155WalletsKey } from '@billfold/eip155/contract'
import type { CoinbaseApp, CoinbaseOptions } from './contract.js'

/** The lazy half: the wallet on the list. Its SDK is loaded when it is chosen, or when its connection is restored. */
export function plugin(options: CoinbaseOptions): PluginRuntime {
  return {
    start(scope) {
      const networks = scope.get(kernelKey('networks'))
      const load = (): Promise<Eip1193Provider> =>
        createProvider(
          options,
          networks.of('eip155').map(({ id }) => Number(id)),
        )
      const connector = scope.get(eip155WalletsKey).connector({ id: connectorIds.coinbaseWalletSDK, load })
      scope.onStop(scope.get(kernelKey('connectors')).add(connector))
    },
  }
}

async function createProvider(options: CoinbaseOptions, appChainIds: number[]): Promise<Eip1193Provider> {
  const { preference = 'all', appName = '', appLogoUrl = null, telemetry = false } = options
  const app: CoinbaseApp = { appName, appLogoUrl, appChainIds }
  const sdk = await options.sdk()
  const made =
    'createCoinbaseWalletSDK' in sdk
      ? sdk.createCoinbaseWalletSDK({ ...app, preference: { options: preference } })
      : sdk.createBaseAccountSDK({ ...app, preference: { telemetry } })
  return made.getProvider() as Eip1193Provider
}
