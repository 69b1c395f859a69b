import { type PluginRuntime, kernelKeys, service } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'
import { PaymentStore, paymentStoreKey } from './payment-store.js'

const needs = kernelKeys(
  'families',
  'networks',
  'networkSwitch',
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
  'options',
  'uuid',
)

/** The lazy half of payments: the store under its key, and the views, each with its own code. */
export const paymentPlugin: PluginRuntime = {
  services: [service(paymentStoreKey, needs, (given) => new PaymentStore(given))],
  // A payment that is under way is taken up as soon as the page is here again.
  start: (scope) => void scope.get(paymentStoreKey),
  views: {
    Pay: lazyView<'Pay'>(async () => (await import('../view/pay-view.js')).payView),
    PayLoading: lazyView<'PayLoading'>(async () => (await import('../view/pay-loading-view.js')).payLoadingView),
  },
}
