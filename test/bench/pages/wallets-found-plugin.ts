import { type Connector, type PluginRuntime, kernelKey } from '@billfold/kernel'

const names = ['Amber', 'Birch', 'Cedar', 'Dune', 'Ember', 'Fjord']

/** Wallets without a picture: they are told apart by their first letter. Nobody connects here, so they carry no code that would be measured. */
export const plugin: PluginRuntime = {
  start(scope) {
    for (const name of names) {
      const connect = (): Promise<never> => Promise.reject(new Error('Nobody connects here'))
      const wallet: Connector = { id: `found.${name}`, name, namespace: 'seamoss', type: 'ANNOUNCED', connect }
      scope.onStop(scope.get(kernelKey('connectors')).add(wallet))
    }
  },
}
