import type { PluginManifest } from '@billfold/kernel'
import { watchingKey } from './contract.js'

/** The label in the languages of the modal: it stands there before the code of the plugin. */
const label = { en: 'Watch an address', de: 'Adresse beobachten', ar: 'متابعة عنوان' }

/** Any address of any family, watched: what it holds and did, and nothing that signs. */
export function viewOnly(): PluginManifest {
  return {
    id: 'connector.view-only',
    contract: 1,
    version: '0.0.0',
    provides: [watchingKey],
    views: ['WatchAddress'],
    slots: [
      {
        slot: 'connect.methods',
        // Behind the wallets.
        order: 40,
        item: { id: 'view-only', kind: 'wallet', label, icon: 'search', view: 'WatchAddress' },
      },
    ],
    reaches: [{ stored: 'view-only.addresses' }],
    // Nobody pays for it who watches nothing.
    loadOn: ['stored:view-only.addresses'],
    load: async () => (await import('./plugin.js')).plugin,
  }
}

export type {} from './contract.js'
