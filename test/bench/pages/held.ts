/** A page whose visitor holds ten thousand tokens. */
import { type PluginManifest, kernelKey } from '@billfold/kernel'
import { portfolio } from '../../../plugins/portfolio/src/manifest.js'
import { createBillfold } from '../../../ui/src/index.js'
import { fakeChain, fakeConnector, fakeNetwork, fakeWallet } from '../../fakes/index.js'
import { heldTokens } from './held-tokens.js'

const wallet = fakeWallet({ accounts: [{ address: '0x7a16fF8270133F063aAb6C9977183D9e72835428' }], networkId: 'eip155:1' })

const holder: PluginManifest = {
  id: 'connector.holder',
  contract: 1,
  loadOn: ['start'],
  load: () =>
    Promise.resolve({
      start: (scope) => scope.onStop(scope.get(kernelKey('connectors')).add(fakeConnector({ id: 'holder', name: 'Holder', wallet }))),
    }),
}

const billfold = createBillfold({
  projectId: 'bench',
  networks: [fakeNetwork('eip155')],
  plugins: [fakeChain('eip155', { tokens: () => Promise.resolve(heldTokens(10_000)) }), holder, portfolio()],
})

Object.assign(globalThis, { billfold })
