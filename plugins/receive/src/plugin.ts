import { type PluginRuntime, kernelKeys, service } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'

import { receivingKey } from './contract.js'
import { ReceiveStore } from './receive-store.js'

const needs = kernelKeys('families', 'log')

/** The lazy half: what the address is read with, and the view. */
export const plugin: PluginRuntime = {
  services: [service(receivingKey, needs, (given) => new ReceiveStore(given))],
  views: { WalletReceive: lazyView<'WalletReceive'>(async () => (await import('./view/receive-view.js')).receiveView) },
}
