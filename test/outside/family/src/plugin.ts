import { type PluginRuntime, connectorsKey, httpKey, pageKey, service } from '@billfold/kernel'
import { LichenAdapter } from './adapter.js'
import { LichenConnector } from './connector.js'
import { lichenAdapterKey } from './contract.js'
import { asProvider } from './wallet-words.js'

/** The lazy half: the adapter under the promised key, and the wallet of this page if there is one. */
export const plugin: PluginRuntime = {
  services: [service(lichenAdapterKey, [httpKey], (http) => new LichenAdapter(http))],
  start(scope) {
    const provider = asProvider(scope.find(pageKey)?.global('lichen'))
    if (provider !== undefined) scope.onStop(scope.get(connectorsKey).add(new LichenConnector(provider)))
  },
}
