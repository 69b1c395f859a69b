import { type PluginManifest, connectorsKey } from '@billfold/kernel'
import { type FakeConnector, fakeConnector } from './fake-connector.js'

/** Makes a plugin that brings one way to a fake wallet: what a feature needs beside `fakeChain` where somebody shall connect. */
export function fakeWalletSource(connector: FakeConnector = fakeConnector()): PluginManifest {
  const { chain, name } = connector
  return {
    id: `connector.fake-${chain}`,
    contract: 1,
    namespaces: [chain],
    slots: [{ slot: 'wallet.sources', order: 59, item: { kind: 'custom', label: name } }],
    loadOn: ['open', `namespace:${chain}`],
    load: () => Promise.resolve({ start: (scope) => scope.onStop(scope.get(connectorsKey).add(connector)) }),
  }
}
