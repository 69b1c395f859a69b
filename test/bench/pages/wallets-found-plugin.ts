import { type PluginRuntime, kernelKey } from '@billfold/kernel'
import { fakeConnector } from '../../fakes/fake-connector.js'

const names = ['Amber', 'Birch', 'Cedar', 'Dune', 'Ember', 'Fjord']

/** Wallets without a picture: they are told apart by their first letter. */
export const plugin: PluginRuntime = {
  start(scope) {
    for (const name of names) {
      const wallet = fakeConnector({ id: `found.${name}`, name, namespace: 'seamoss', type: 'ANNOUNCED' })
      scope.onStop(scope.get(kernelKey('connectors')).add(wallet))
    }
  },
}
