import type { PluginManifest } from '@billfold/kernel'
import { familyManifest } from '@billfold/kernel/manifest'
import type { PolkadotOptions } from './contract.js'

/** The Polkadot family: its extensions in this browser, and what can be done with them. */
export function polkadot(options: PolkadotOptions = {}): PluginManifest {
  return familyManifest('polkadot', {
    order: 33,
    rpc: ['enable', 'accounts.get', 'disconnect', 'signRaw', 'signPayload'],
    can: ['balance', 'signMessage', 'transfer', 'transferFee'],
    hasHostProvider: true,
    discovery: options.discovery,
    finds: async () => (await import('./wallet-finders.js')).walletSearch(options),
    load: async (family) => (await import('./plugin.js')).plugin(family, options),
  })
}

export type {} from './contract.js'
