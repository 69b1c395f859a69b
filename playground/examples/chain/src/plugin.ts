import { type PluginRuntime, kernelKey, service } from '@billfold/kernel'
import { SeaMossAdapter } from './adapter.js'
import { SeaMossConnector } from './connector.js'
import { seaMossAdapterKey } from './contract.js'
import { asProvider } from './parse.js'

/** The runtime: the adapter under the promised key, and the wallet of this page if there is one. */
export const plugin: PluginRuntime = {
  services: [service(seaMossAdapterKey, { http: kernelKey('http') }, ({ http }) => new SeaMossAdapter(http))],
  start(scope) {
    const provider = asProvider(scope.find(kernelKey('page'))?.global('seamoss'))
    if (provider !== undefined) scope.onStop(scope.get(kernelKey('connectors')).add(new SeaMossConnector(provider)))
  },
}
