import type { PluginManifest } from '@billfold/kernel'
import { lichenAdapterKey } from './contract.js'

/** The Lichen family: plain data until something of it is used. */
export function lichen(): PluginManifest {
  return {
    id: 'chain.lichen',
    contract: 1,
    version: '0.1.0',
    namespaces: ['lichen'],
    provides: [lichenAdapterKey],
    slots: [
      { slot: 'wallet.sources', order: 38, item: { kind: 'injected' } },
      { slot: 'rpc.methods', order: 90, item: { namespace: 'lichen', safe: ['accounts', 'network'], ask: ['sign'] } },
    ],
    reaches: [
      { rpc: 'connect' },
      { rpc: 'accounts' },
      { rpc: 'network' },
      { rpc: 'disconnect' },
      { rpc: 'switchNetwork' },
      { rpc: 'addNetwork' },
      { rpc: 'sign' },
      { rpc: 'send' },
      { nodes: 'lichen' },
    ],
    loadOn: ['open', 'namespace:lichen'],
    load: async () => (await import('./plugin.js')).plugin,
  }
}

export type {} from './contract.js'
