import { type PluginRuntime, kernelKeys, service } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'

import { devtoolsKey } from './contract.js'
import { DevtoolsStore } from './devtools-store.js'

const needs = kernelKeys('clock', 'connectors', 'events', 'families', 'http', 'modal', 'plugins', 'router', 'toasts')

/** The lazy half: records from its start on, and the view. */
export const plugin: PluginRuntime = {
  services: [service(devtoolsKey, needs, (given) => new DevtoolsStore(given))],
  views: { Devtools: lazyView<'Devtools'>(async () => (await import('./view/devtools-view.js')).devtoolsView) },
  start: (scope) => {
    const store = scope.get(devtoolsKey)
    if (store instanceof DevtoolsStore) scope.onStop(store.record())
  },
}
