import type { PluginManifest } from '@billfold/kernel'
import { familyManifest } from '@billfold/kernel/manifest'
import type { SuiOptions } from './contract.js'

/** The Sui family: its wallets in this browser, and what can be done with them. */
export function sui(options: SuiOptions = {}): PluginManifest {
  return familyManifest('sui', {
    options,
    order: 35,
    rpc: [
      'standard:connect',
      'standard:disconnect',
      'sui:signMessage',
      'sui:signPersonalMessage',
      'sui:signTransaction',
      'sui:signTransactionBlock',
      'sui:signAndExecuteTransaction',
      'sui:signAndExecuteTransactionBlock',
    ],
    can: ['followTransaction', 'tokens', 'balance', 'signMessage', 'transfer', 'transferFee'],
    hasHostProvider: true,
    finds: () => import('./wallet-finders.js'),
    load: () => import('./plugin.js'),
  })
}

export type {} from './contract.js'
