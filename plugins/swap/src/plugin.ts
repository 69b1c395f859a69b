import { type PluginRuntime, kernelKeys, service } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'
import { type AggregatorOptions, aggregatorProviderKey, blockchainProviderKey } from './contract.js'
import { BlockchainProvider } from './provider/blockchain-provider.js'
import { SwapStore, swapStoreKey } from './swap-store.js'

const needs = kernelKeys('families', 'toasts', 'events', 'storage', 'log', 'clock', 'device', 'http', 'slots', 'options')

/** The lazy half: the store and both providers under their keys, and the views, each with its own code. The second provider's comes where it is named. */
export async function makePlugin(aggregator: AggregatorOptions | undefined): Promise<PluginRuntime> {
  return {
    services: [
      service(blockchainProviderKey, { http: needs.http, options: needs.options }, (given) => new BlockchainProvider(given)),
      ...(aggregator === undefined
        ? [storeOfOne]
        : [(await import('./provider/aggregator-provider.js')).aggregatorService(aggregator), storeOfTwo]),
    ],
    views: {
      Swap: lazyView<'Swap'>(async () => (await import('./view/swap-view.js')).swapView),
      SwapSelectToken: lazyView<'SwapSelectToken'>(async () => (await import('./view/select-token-view.js')).selectTokenView),
      SwapPreview: lazyView<'SwapPreview'>(async () => (await import('./view/preview-view.js')).previewView),
    },
  }
}

const withOne = { ...needs, blockchain: blockchainProviderKey }
const storeOfOne = service(swapStoreKey, withOne, ({ blockchain, ...given }) => {
  return new SwapStore({ ...given, own: new Map([[blockchainProviderKey, blockchain]]) })
})
const storeOfTwo = service(swapStoreKey, { ...withOne, aggregator: aggregatorProviderKey }, ({ blockchain, aggregator, ...given }) => {
  const own = [
    [blockchainProviderKey, blockchain],
    [aggregatorProviderKey, aggregator],
  ] as const
  return new SwapStore({ ...given, own: new Map(own) })
})
