import type { PluginManifest, SlotOrders } from '@billfold/kernel'
import { type SwapOptions, blockchainProviderKey, swapKey, swapNetworks } from './contract.js'

/** The label in the languages of the modal: it stands there before the code of the plugin. */
const label = { en: 'Swap', de: 'Tauschen', ar: 'مبادلة' }

/** Swaps: one token for another on the networks where somebody swaps. */
export function swap({ networks = [] }: SwapOptions = {}): PluginManifest {
  return {
    id: 'feature.swap',
    contract: 1,
    version: '0.0.0',
    feature: 'swaps',
    provides: [swapKey, blockchainProviderKey],
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
    ],
    reaches: [{ endpoint: 'blockchain' }, { stored: 'swap.open' }],
    load: async () => (await import('./plugin.js')).plugin,
  }
}

export type {} from './contract.js'
