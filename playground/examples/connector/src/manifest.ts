import type { PluginManifest } from '@billfold/kernel'
import { type OakLeafOptions, family } from './contract.js'

/** A way to reach the Oak leaf wallet: plain data until somebody opens the modal. */
export function oakLeaf(options: OakLeafOptions): PluginManifest {
  return {
    id: 'connector.oak-leaf',
    contract: 1,
    version: '0.1.0',
    namespaces: [family],
    slots: [{ slot: 'wallet.sources', order: 58, item: { kind: 'custom', label: 'Oak leaf wallet' } }],
    reaches: [{ rpc: 'eth_requestAccounts' }, { rpc: 'eth_accounts' }, { rpc: 'eth_chainId' }, { rpc: 'wallet_revokePermissions' }],
    loadOn: ['open', `namespace:${family}`],
    load: async () => (await import('./plugin.js')).plugin(options),
  }
}

export type {} from './contract.js'
