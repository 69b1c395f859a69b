import { type PluginManifest, kernelKey } from '@billfold/kernel'
import { fakeConnector, fakeWallet } from '../../fakes/index.js'

const wallet = fakeWallet({ accounts: [{ address: '0x7a16fF8270133F063aAb6C9977183D9e72835428' }], networkId: 'eip155:1' })

/** The wallet "Holder" of the family `eip155`, which says yes at once. */
export const holder: PluginManifest = {
  id: 'connector.holder',
  contract: 1,
  loadOn: ['start'],
  load: () =>
    Promise.resolve({
      start: (scope) => scope.onStop(scope.get(kernelKey('connectors')).add(fakeConnector({ id: 'holder', name: 'Holder', wallet }))),
    }),
}
