import type { PluginManifest, SlotOrders } from '@billfold/kernel'

import { type WalletConnectOptions, pairingKey } from './contract.js'

/** Pairing with wallets on phones, by a code or a link, through the relay that the host names. */
export function walletConnect(options: WalletConnectOptions = {}): PluginManifest {
  const verify = options.verifyUrl === undefined ? [] : [{ host: new URL(options.verifyUrl).host }]
  return {
    id: 'connector.walletconnect',
    contract: 1,
    version: '0.0.0',
    provides: [pairingKey],
    views: ['ConnectingWalletConnect', 'ConnectingWalletConnectBasic', 'Downloads', 'PairingEnded'],
    slots: [
      {
        slot: 'wallet.sources',
        order: 10 satisfies SlotOrders['wallet.sources']['walletConnect'],
        item: { kind: 'walletConnect', label: 'WalletConnect' },
      },
    ],
    reaches: [{ endpoint: 'relay' }, ...verify, { stored: 'deep-link' }, { stored: 'pairing-away' }],
    // A stored session is restored through its connector, and a question from before a reload is heard; the SDK still waits until there is one.
    loadOn: ['start', 'stored:pairing-away'],
    load: async () => (await import('./plugin.js')).plugin(options),
  }
}

export type {} from './contract.js'
