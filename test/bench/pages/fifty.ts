/** A page whose visitor has connected fifty wallets, which count what they are asked. */
import { type PluginManifest, kernelKey } from '@billfold/kernel'

import { multiWallet } from '../../../plugins/multi-wallet/src/manifest.js'
import { createBillfold } from '../../../ui/src/index.js'
import { fakeChain, fakeConnector, fakeNetwork, fakeWallet } from '../../fakes/index.js'

const wallets = Array.from({ length: 50 }, (_, index) => {
  const address = `0x${(0xa000 + index).toString(16).repeat(10)}`
  return fakeConnector({ id: `w${index}`, name: `Wallet ${index}`, wallet: fakeWallet({ accounts: [{ address }], networkId: 'eip155:1' }) })
})

const fifty: PluginManifest = {
  id: 'connector.fifty',
  contract: 1,
  loadOn: ['start'],
  load: () =>
    Promise.resolve({
      start: async (scope) => {
        for (const wallet of wallets) {
          scope.onStop(scope.get(kernelKey('connectors')).add(wallet))
          await scope.get(kernelKey('connections')).connect(wallet)
        }
      },
    }),
}

const billfold = createBillfold({
  projectId: 'bench',
  networks: [fakeNetwork('eip155')],
  plugins: [fakeChain('eip155'), fifty, multiWallet()],
  features: { multiWallet: true },
})

/** The number of things that each wallet was asked. */
const asked = (): readonly number[] => wallets.map(({ wallet }) => wallet.calls.length)

Object.assign(globalThis, { billfold, asked })
