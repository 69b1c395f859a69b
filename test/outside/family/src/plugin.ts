import { type PluginRuntime, service, kernelKey } from '@billfold/kernel'
import { LichenAdapter } from './adapter.js'
import { LichenConnector } from './connector.js'
import { lichenAdapterKey } from './contract.js'
import { asProvider } from './wallet-words.js'

/** The lazy half: the adapter under the promised key, and the wallet of this page if there is one. */
export const plugin: PluginRuntime = {
  services: [service(lichenAdapterKey, { http: kernelKey('http') }, ({ http }) => new LichenAdapter(http))],
  start(scope) {
    const provider = asProvider(scope.find(kernelKey('page'))?.global('lichen'))
    if (provider !== undefined) scope.onStop(scope.get(kernelKey('connectors')).add(new LichenConnector(provider)))
  },
}
