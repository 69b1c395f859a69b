import type { PluginManifest, SlotEntry, SlotOrders } from '@billfold/kernel'
import {
  type AggregatorOptions,
  type SwapOptions,
  aggregatorProviderKey,
  blockchainProviderKey,
  swapKey,
  swapNetworks,
} from './contract.js'

/** The label in the languages of the modal: it stands there before the code of the plugin. */
const label = { en: 'Swap', de: 'Tauschen', ar: 'مبادلة' }

/** Swaps: one token for another on the networks where somebody swaps. */
export function swap({ networks = [], aggregator }: SwapOptions = {}): PluginManifest {
  return {
    id: 'feature.swap',
    contract: 1,
    version: '0.0.0',
    feature: 'swaps',
    provides: [swapKey, blockchainProviderKey, ...(aggregator === undefined ? [] : [aggregatorProviderKey])],
    views: ['Swap', 'SwapSelectToken', 'SwapPreview'],
    opensSlots: ['swap.providers'],
    slots: [
      {
        slot: 'account.actions',
        order: 20 satisfies SlotOrders['account.actions']['swaps'],
        item: { id: 'swaps', label, icon: 'swap', view: 'Swap', namespaces: ['eip155'] },
      },
      {
        slot: 'swap.providers',
        order: 10,
        item: { name: 'Blockchain API', networks: [...swapNetworks, ...networks], provider: blockchainProviderKey },
      },
      ...(aggregator === undefined ? [] : [entryOf(aggregator)]),
    ],
    reaches: [
      { endpoint: 'blockchain' },
      ...(aggregator === undefined ? [] : [{ endpoint: 'swapAggregator' as const }]),
      { stored: 'swap.open' },
    ],
    load: async () => (await import('./plugin.js')).makePlugin(aggregator),
  }
}

/** It stands before the blockchain API: who names it wants it. */
function entryOf({ name = 'Velora', networks }: AggregatorOptions): SlotEntry<'swap.providers'> {
  return { slot: 'swap.providers', order: 5, item: { name, networks, provider: aggregatorProviderKey } }
}

export type {} from './contract.js'
