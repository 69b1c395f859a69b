import type { PluginManifest, SlotOrders } from '@billfold/kernel'
import { sendKey } from './contract.js'

/** The label in the languages of the modal: it stands there before the code of the plugin. */
const label = { en: 'Send', de: 'Senden', ar: 'إرسال' }

/** Sending: the coin or a token, to an address or a name, of every family whose wallets can transfer. */
export function send(): PluginManifest {
  return {
    id: 'feature.send',
    contract: 1,
    version: '0.0.0',
    feature: 'send',
    provides: [sendKey],
    views: ['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview', 'WalletSendConfirmed'],
    slots: [
      {
        slot: 'account.actions',
        order: 40 satisfies SlotOrders['account.actions']['send'],
        item: { id: 'send', label, icon: 'send', view: 'WalletSend', signs: true },
      },
    ],
    reaches: [{ stored: 'send.outbox' }, { stored: 'send.open' }, { endpoint: 'blockchain' }, { endpoint: 'wallet' }],
    loadOn: ['stored:send.open'],
    load: async () => (await import('./plugin.js')).plugin,
  }
}

export type {} from './contract.js'
