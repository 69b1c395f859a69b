import type { PluginManifest, SlotOrders } from '@billfold/kernel'
import { type OnrampPluginOptions, linkProviderKey, meldProviderKey, onrampKey } from './contract.js'

/** The label in the languages of the modal: it stands there before the code of the plugin. */
const label = { en: 'Buy', de: 'Kaufen', ar: 'شراء' }

/** Families with something to buy. */
const namespaces = ['eip155', 'solana'] as const

/** Buying with a card: on the page of a provider, followed until the coins are there. */
export function onramp({ link }: OnrampPluginOptions = {}): PluginManifest {
  return {
    id: 'feature.onramp',
    contract: 1,
    version: '0.0.0',
    feature: 'onramp',
    provides: [onrampKey, meldProviderKey, linkProviderKey],
    views: ['OnRampProviders', 'OnRampTokenSelect', 'OnRampFiatSelect', 'BuyInProgress', 'WhatIsABuy'],
    slots: [
      {
        slot: 'account.actions',
        order: 10 satisfies SlotOrders['account.actions']['onramp'],
        item: { id: 'onramp', label, icon: 'buy', view: 'OnRampProviders', namespaces },
      },
      {
        slot: 'onramp.providers',
        order: 10,
        item: { name: 'meld', label: 'Meld', feeRange: '1-2%', namespaces, provider: meldProviderKey },
      },
      ...(link === undefined
        ? []
        : [
            {
              slot: 'onramp.providers' as const,
              order: 20,
              item: { name: link.name, label: link.label, feeRange: link.feeRange, namespaces: link.namespaces, provider: linkProviderKey },
            },
          ]),
    ],
    reaches: [
      { endpoint: 'blockchain' },
      ...(link === undefined ? [] : [{ endpoint: 'cardSeller' as const }]),
      { stored: 'onramp.open' },
      { stored: 'onramp.lock' },
    ],
    loadOn: ['stored:onramp.open'],
    load: async () => (await import('./plugin.js')).makePlugin(link),
  }
}

export type {} from './contract.js'
