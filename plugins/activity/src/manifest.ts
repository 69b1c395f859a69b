import type { PluginManifest, SlotOrders } from '@billfold/kernel'
import { activityKey } from './contract.js'

/** What the account did and had done to it: the tab Activity, and every transaction page by page. */
export function activity(): PluginManifest {
  return {
    id: 'feature.activity',
    contract: 1,
    version: '0.0.0',
    feature: 'activity',
    provides: [activityKey],
    views: ['ActivityTab', 'Transactions', 'TransactionDetails'],
    slots: [
      {
        slot: 'account.tabs',
        order: 30 satisfies SlotOrders['account.tabs']['activity'],
        item: { id: 'activity', label: 'Activity', view: 'ActivityTab' },
      },
    ],
    reaches: [{ endpoint: 'blockchain' }, { endpoint: 'wallet' }, { stored: 'cache.history' }],
    load: async () => (await import('./plugin.js')).plugin(),
  }
}

export type {} from './contract.js'
