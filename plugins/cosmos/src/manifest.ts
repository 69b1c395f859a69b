import type { PluginManifest } from '@billfold/kernel'
import { familyManifest } from '@billfold/kernel/manifest'
import type { CosmosOptions } from './contract.js'

/** The Cosmos family: its wallets in this browser, and what can be done with them. */
export function cosmos(options: CosmosOptions = {}): PluginManifest {
  return familyManifest('cosmos', {
    order: 34,
    rpc: ['enable', 'disable', 'getKey', 'signArbitrary', 'signAmino', 'signDirect'],
    can: ['switchNetwork', 'tokens', 'balance', 'signMessage', 'transfer', 'transferFee', 'longestMemo'],
    hasHostProvider: true,
    discovery: options.discovery,
    finds: async () => (await import('./wallet-finders.js')).walletSearch(options),
    load: async (family) => (await import('./plugin.js')).plugin(family, options),
  })
}

export type {} from './contract.js'
