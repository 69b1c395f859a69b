import { type PluginManifest, walletListKey } from '@billfold/kernel'
import type { WalletsOptions } from './contract.js'

/** The list of wallets: from the `wallet` endpoint where the host names one, else from a packaged registry. */
export function wallets(options: WalletsOptions = {}): PluginManifest {
  return {
    id: 'feature.wallets',
    contract: 1,
    version: '0.0.0',
    provides: [walletListKey],
    views: ['RetiredWallet'],
    reaches: [{ endpoint: 'wallet' }, { stored: 'recent-wallets' }],
    loadOn: ['open'],
    load: async () => (await import('./plugin.js')).plugin(options),
  }
}

export type {} from './contract.js'
