import { type PluginRuntime, kernelKeys, service } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'
import { watchingKey } from './contract.js'
import { addressesItem } from './stored-addresses.js'
import { WatchingStore } from './watching-store.js'

const needs = kernelKeys('connections', 'connectors', 'families', 'networks', 'storage')

/** The lazy half: the store under its key, which puts its connectors on the list, and the view. */
export const plugin: PluginRuntime = {
  services: [service(watchingKey, needs, ({ storage, ...given }) => new WatchingStore({ ...given, stored: storage.item(addressesItem) }))],
  views: { WatchAddress: lazyView<'WatchAddress'>(async () => (await import('./view/watch-address.js')).watchAddressView) },
  start: (scope) => void scope.get(watchingKey),
}
