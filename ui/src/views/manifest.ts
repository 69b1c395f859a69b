import type { PluginManifest, SlotOrders } from '@billfold/kernel'

import { coreViewsId } from './core-views-id.js'

/** The core views, registered like any plugin's. A host that brings its own registers a plugin that replaces this one. */
export function coreViewsPlugin(): PluginManifest {
  return {
    id: coreViewsId,
    contract: 1,
    version: '0.0.0',
    views: [
      'Connect',
      'ConnectWallets',
      'ConnectFamilies',
      'AllWallets',
      'Account',
      'Networks',
      'SwitchNetwork',
      'SwitchActiveChain',
      'UnsupportedChain',
      'ConnectingExternal',
      'WhatIsAWallet',
      'WhatIsANetwork',
    ],
    reaches: [{ stored: 'cache.account' }],
    slots: [
      {
        slot: 'modal.footer',
        order: 10 satisfies SlotOrders['modal.footer']['legal'],
        item: { id: 'legal', views: ['Connect', 'ConnectWallets', 'OnRampTokenSelect', 'OnRampFiatSelect', 'OnRampProviders'] },
      },
      { slot: 'modal.footer', order: 20 satisfies SlotOrders['modal.footer']['default'], item: { id: 'default', views: ['Networks'] } },
    ],
    load: async () => (await import('../app/first.js')).plugin,
  }
}

export type {} from './contract.js'
