import type { PluginManifest } from '@billfold/kernel'
import { familyManifest } from '@billfold/kernel/manifest'
import type { PolkadotOptions } from './contract.js'

/** The Polkadot family: its extensions in this browser, and what can be done with them. */
export function polkadot(options: PolkadotOptions = {}): PluginManifest {
  return familyManifest('polkadot', {
    options,
    order: 33,
    rpc: ['enable', 'accounts.get', 'disconnect', 'signRaw', 'signPayload'],
    can: ['followTransaction', 'balance', 'signMessage', 'tokens', 'transfer', 'transferFee'],
    hasHostProvider: true,
    finds: () => import('./wallet-finders.js'),
    load: () => import('./plugin.js'),
  })
}

export type {} from './contract.js'
