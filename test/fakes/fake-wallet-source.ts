import { type PluginManifest, kernelKey } from '@billfold/kernel'
import { type FakeConnector, fakeConnector } from './fake-connector.js'

/** Makes a plugin that brings one way to a fake wallet: what a feature needs beside `fakeChain` where somebody shall connect. */
export function fakeWalletSource(connector: FakeConnector = fakeConnector()): PluginManifest {
  const { namespace, name } = connector
  return {
    id: `connector.fake-${namespace}`,
    contract: 1,
    namespaces: [namespace],
    slots: [{ slot: 'wallet.sources', order: 59, item: { kind: 'custom', label: name } }],
    loadOn: ['open', `namespace:${namespace}`],
    load: () => Promise.resolve({ start: (scope) => scope.onStop(scope.get(kernelKey('connectors')).add(connector)) }),
  }
}
