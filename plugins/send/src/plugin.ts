import { type PluginRuntime, kernelKeys, service } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'
import { SendStore, sendStoreKey } from './send-store.js'

const needs = kernelKeys(
  'families',
  'modal',
  'router',
  'toasts',
  'events',
  'storage',
  'log',
  'clock',
  'device',
  'http',
  'networks',
  'slots',
  'uuid',
)

/** The lazy half: the store under its key, and the views, each with its own code. */
export const plugin: PluginRuntime = {
  services: [service(sendStoreKey, needs, (given) => new SendStore(given))],
  // What waits is followed as soon as the page is here again.
  start: (scope) => void scope.get(sendStoreKey),
  views: {
    WalletSend: lazyView<'WalletSend'>(async () => (await import('./view/send-view.js')).sendView),
    WalletSendSelectToken: lazyView<'WalletSendSelectToken'>(async () => (await import('./view/select-token-view.js')).selectTokenView),
    WalletSendPreview: lazyView<'WalletSendPreview'>(async () => (await import('./view/preview-view.js')).previewView),
    WalletSendConfirmed: lazyView<'WalletSendConfirmed'>(async () => (await import('./view/confirmed-view.js')).confirmedView),
  },
}
