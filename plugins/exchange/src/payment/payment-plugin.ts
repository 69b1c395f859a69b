import { type PluginRuntime, kernelKey, service } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'
import { PaymentStore, paymentStoreKey } from './payment-store.js'

const needs = {
  families: kernelKey('families'),
  networks: kernelKey('networks'),
  networkSwitch: kernelKey('networkSwitch'),
  modal: kernelKey('modal'),
  router: kernelKey('router'),
  toasts: kernelKey('toasts'),
  events: kernelKey('events'),
  storage: kernelKey('storage'),
  log: kernelKey('log'),
  clock: kernelKey('clock'),
  device: kernelKey('device'),
  page: kernelKey('page'),
  http: kernelKey('http'),
  options: kernelKey('options'),
  uuid: kernelKey('uuid'),
}

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
