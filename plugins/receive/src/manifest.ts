import type { PluginManifest, SlotOrders } from '@billfold/kernel'

import { receivingKey } from './contract.js'

/** The label in the languages of the modal: it stands there before the code of the plugin. */
const label = { en: 'Receive', de: 'Empfangen', ar: 'استلام' }

/** Receiving: the address of the account, of every family. */
export function receive(): PluginManifest {
  return {
    id: 'feature.receive',
    contract: 1,
    version: '0.0.0',
    feature: 'receive',
    provides: [receivingKey],
    views: ['WalletReceive'],
    slots: [
      {
        slot: 'account.actions',
        order: 30 satisfies SlotOrders['account.actions']['receive'],
        item: { id: 'receive', label, icon: 'receive', view: 'WalletReceive' },
      },
    ],
    load: async () => (await import('./plugin.js')).plugin,
  }
}

export type {} from './contract.js'
