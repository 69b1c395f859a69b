import type { PluginManifest } from '@billfold/kernel'
import { type Eip155Options, eip155AdapterKey } from './contract.js'

/** The EVM family: its wallets in this browser, and what can be done with them. */
export function eip155(options: Eip155Options = {}): PluginManifest {
  return {
    id: 'chain.eip155',
    contract: 1,
    version: '0.0.0',
    namespaces: ['eip155'],
    provides: [eip155AdapterKey],
    slots: [{ slot: 'wallet.sources', order: 31, item: { kind: 'injected' } }],
    reaches: [
      { rpc: 'eth_requestAccounts' },
      { rpc: 'eth_accounts' },
      { rpc: 'eth_chainId' },
      { rpc: 'wallet_revokePermissions' },
      { stored: 'connection-status' },
    ],
    loadOn: ['open', 'namespace:eip155'],
    load: async () => (await import('./plugin.js')).plugin(options),
  }
}

export type {} from './contract.js'
