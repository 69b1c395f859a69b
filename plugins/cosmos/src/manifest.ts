import type { PluginManifest } from '@billfold/kernel'
import { familyManifest } from '@billfold/kernel/manifest'
import type { CosmosOptions } from './contract.js'

/** The Cosmos family: its wallets in this browser, and what can be done with them. */
export function cosmos(options: CosmosOptions = {}): PluginManifest {
  return familyManifest('cosmos', {
    order: 34,
    rpc: ['enable', 'getKey', 'disable', 'signArbitrary', 'signAmino', 'signDirect'],
    can: ['balance', 'signMessage', 'switchNetwork', 'tokens', 'transfer', 'transferFee'],
    hasHostProvider: true,
    reaches: [{ stored: 'connection-status' }],
    ...(options.discovery !== false && { finds: async () => (await import('./wallet-finders.js')).walletSearch(options) }),
    load: async (family) => (await import('./plugin.js')).plugin(family, options),
  })
}

export type {} from './contract.js'
