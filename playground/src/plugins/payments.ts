import type { PluginManifest } from '@billfold/kernel'

/** A plugin behind a switch that is off unless somebody turns it on: it takes no part, and says why. */
export function payments(): PluginManifest {
  return {
    id: 'feature.payments',
    contract: 1,
    version: '0.0.0',
    feature: 'payments',
    slots: [{ slot: 'account.actions', order: 60, item: { id: 'pay', label: 'Pay', icon: 'buy', view: 'Account' } }],
    load: () => Promise.resolve({}),
  }
}
