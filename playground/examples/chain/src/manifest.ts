import type { PluginManifest } from '@billfold/kernel'
import { exampleAdapterKey } from './contract.js'

/** The Example family: an eighth one, added without a line in the kernel. */
export function exampleChain(): PluginManifest {
  return {
    id: 'chain.example',
    contract: 1,
    version: '0.0.0',
    namespaces: ['example'],
    provides: [exampleAdapterKey],
    slots: [{ slot: 'rpc.methods', order: 10, item: { namespace: 'example', safe: ['accounts', 'network'], ask: ['sign'] } }],
    reaches: [{ rpc: 'switchNetwork' }, { rpc: 'addNetwork' }, { rpc: 'sign' }],
    loadOn: ['namespace:example'],
    load: async () => (await import('./plugin.js')).plugin,
  }
}

export type {} from './contract.js'
