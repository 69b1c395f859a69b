import type { PluginManifest } from '@billfold/kernel'
import type { ExampleConnectorOptions } from './contract.js'

/** A way to reach the example wallet. */
export function exampleConnector(options: ExampleConnectorOptions): PluginManifest {
  return {
    id: 'connector.example',
    contract: 1,
    version: '0.0.0',
    namespaces: ['example'],
    slots: [{ slot: 'wallet.sources', order: 55, item: { kind: 'custom', label: 'Example wallet' } }],
    reaches: [{ rpc: 'connect' }, { rpc: 'accounts' }, { rpc: 'network' }, { rpc: 'disconnect' }],
    loadOn: ['open', 'namespace:example'],
    load: async () => (await import('./plugin.js')).plugin(options),
  }
}

export type {} from './contract.js'
