import type { PluginManifest } from '@billfold/kernel'
import { familyManifest } from '@billfold/kernel/manifest'
import type { CosmosOptions } from './contract.js'

/** The Cosmos family: its wallets in this browser, and what can be done with them. */
export function cosmos(options: CosmosOptions = {}): PluginManifest {
  return familyManifest('cosmos', {
    options,
    order: 34,
    rpc: ['enable', 'disable', 'getKey', 'signArbitrary', 'signAmino', 'signDirect'],
    can: ['followTransaction', 'longestMemo', 'switchNetwork', 'tokens', 'balance', 'signMessage', 'transfer', 'transferFee'],
    hasHostProvider: true,
    finds: () => import('./wallet-finders.js'),
    load: () => import('./plugin.js'),
  })
}

export type {} from './contract.js'
