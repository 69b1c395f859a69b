import { type PluginRuntime, kernelKey, service } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'
import { blockchainProviderKey } from './contract.js'
import { BlockchainProvider } from './provider/blockchain-provider.js'
import { SwapStore, swapStoreKey } from './swap-store.js'

const needs = {
  families: kernelKey('families'),
  toasts: kernelKey('toasts'),
  events: kernelKey('events'),
  storage: kernelKey('storage'),
  log: kernelKey('log'),
  clock: kernelKey('clock'),
  device: kernelKey('device'),
  http: kernelKey('http'),
  slots: kernelKey('slots'),
  options: kernelKey('options'),
}

/** The lazy half: the store and the first provider under their keys, and the views, each with its own code. */
export const plugin: PluginRuntime = {
  services: [
    service(swapStoreKey, needs, (given) => new SwapStore(given)),
    service(blockchainProviderKey, { http: needs.http, options: needs.options }, (given) => new BlockchainProvider(given)),
  ],
  views: {
    Swap: lazyView<'Swap'>(async () => (await import('./view/swap-view.js')).swapView),
    SwapSelectToken: lazyView<'SwapSelectToken'>(async () => (await import('./view/select-token-view.js')).selectTokenView),
    SwapPreview: lazyView<'SwapPreview'>(async () => (await import('./view/preview-view.js')).previewView),
  },
}
