import { type PluginRuntime, kernelKeys, service } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'
import { DepositStore, depositStoreKey } from './deposit-store.js'

const needs = kernelKeys(
  'families',
  'networks',
  'modal',
  'router',
  'toasts',
  'events',
  'storage',
  'log',
  'clock',
  'device',
  'page',
  'http',
  'slots',
  'options',
  'uuid',
)

/** The lazy half of deposits: the store under its key, and the views, each with its own code. */
export const depositPlugin: PluginRuntime = {
  services: [service(depositStoreKey, needs, (given) => new DepositStore(given))],
  // An order that is under way is taken up as soon as the page is here again.
  start: (scope) => void scope.get(depositStoreKey),
  views: {
    FundWallet: lazyView<'FundWallet'>(async () => (await import('../view/fund-wallet-view.js')).fundWalletView),
    PayWithExchange: lazyView<'PayWithExchange'>(async () => (await import('../view/pay-with-exchange-view.js')).payWithExchangeView),
    PayWithExchangeSelectAsset: lazyView<'PayWithExchangeSelectAsset'>(
      async () => (await import('../view/select-asset-view.js')).selectAssetView,
    ),
  },
}
