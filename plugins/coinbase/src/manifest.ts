import type { PluginManifest } from '@billfold/kernel'
import { eip155WalletsKey } from '@billfold/eip155/contract'
import type { CoinbaseOptions } from './contract.js'

/** Coinbase Wallet by its own SDK, in every browser: the extension stands in the list without it. */
export function coinbase(options: CoinbaseOptions): PluginManifest {
  return {
    id: 'connector.coinbase',
    contract: 1,
    version: '0.0.0',
    namespaces: ['eip155'],
    requires: [eip155WalletsKey],
    slots: [{ slot: 'wallet.sources', order: 59, item: { kind: 'custom', label: 'Coinbase Wallet' } }],
    loadOn: ['open', 'namespace:eip155'],
    load: async () => (await import('./plugin.js')).plugin(options),
  }
}

export type {} from './contract.js'
