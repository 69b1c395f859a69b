import type { PluginManifest } from '@billfold/kernel'
import { seaMossAdapterKey } from './contract.js'

/** The Sea moss family: plain data until something of it is used. */
export function seaMoss(): PluginManifest {
  return {
    id: 'chain.sea-moss',
    contract: 1,
    version: '0.1.0',
    namespaces: ['seamoss'],
    provides: [seaMossAdapterKey],
    slots: [
      { slot: 'wallet.sources', order: 38, item: { kind: 'injected' } },
      { slot: 'rpc.methods', order: 90, item: { namespace: 'seamoss', safe: ['accounts', 'network'], ask: ['sign'] } },
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
      { nodes: 'seamoss' },
    ],
    loadOn: ['open', 'namespace:seamoss'],
    load: async () => (await import('./plugin.js')).plugin,
  }
}

export type {} from './contract.js'
