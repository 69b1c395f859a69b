import type { PluginManifest } from '@billfold/kernel'
import { profileWalletsKey } from './contract.js'

/** The label in the languages of the modal: it stands there before the code of the plugin. */
const label = { en: 'Wallets', de: 'Wallets', ar: 'المحافظ' }

/** Several wallets at a time: listed, switched, named, ordered, and let go. */
export function multiWallet(): PluginManifest {
  return {
    id: 'feature.multi-wallet',
    contract: 1,
    version: '0.0.0',
    feature: 'multiWallet',
    provides: [profileWalletsKey],
    views: ['ProfileWallets', 'ProfileWallet'],
    slots: [
      {
        slot: 'account.actions',
        // Behind sending.
        order: 50,
        item: { id: 'wallets', label, icon: 'wallet', view: 'ProfileWallets' },
      },
    ],
    reaches: [{ stored: 'multi-wallet.labels' }, { stored: 'multi-wallet.order' }, { endpoint: 'wallet' }],
    load: async () => (await import('./plugin.js')).plugin,
  }
}

export type {} from './contract.js'
