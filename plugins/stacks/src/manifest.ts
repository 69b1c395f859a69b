import type { PluginManifest } from '@billfold/kernel'
import { familyManifest } from '@billfold/kernel/manifest'
import type { StacksOptions } from './contract.js'

/** The Stacks family: its wallets in this browser, and what can be done with them. */
export function stacks(options: StacksOptions = {}): PluginManifest {
  return familyManifest('stacks', {
    options,
    order: 37,
    rpc: [
      ...['stx_signMessage', 'stx_signStructuredMessage', 'stx_signTransaction', 'stx_transferStx', 'stx_getAddresses', 'getAddresses'],
      ...['wallet_connect', 'wallet_getAccount', 'wallet_disconnect', 'wallet_changeNetwork', 'wallet_addNetwork'],
    ],
    can: [
      ...(['balance', 'followTransaction', 'longestMemo', 'tokens', 'transfer', 'transferFee'] as const),
      ...(['addNetwork', 'signMessage', 'signTypedData', 'switchNetwork'] as const),
    ],
    hasHostProvider: true,
    finds: () => import('./wallet-finders.js'),
    load: () => import('./plugin.js'),
  })
}

export type {} from './contract.js'
