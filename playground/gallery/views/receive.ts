import { type ChainNamespace, productNamespaces } from '@billfold/kernel'
import { type FakeChainAdapterOptions, fakeChain } from '@billfold/test/fakes'
import { receive } from '@billfold/receive'

import type { GalleryEntry, GalleryState } from '../entry.js'
import { familyConnector, familyNetworks, otherChains } from './sample-families.js'
import type { Scene } from './scene.js'
import { viewState } from './view-state.js'

interface Receiving {
  readonly namespace?: ChainNamespace
  readonly adapter?: FakeChainAdapterOptions
  readonly isAlone?: boolean
}

function scene({ namespace = 'eip155', adapter, isAlone = false }: Receiving): Scene {
  const chain = fakeChain('eip155', { paymentLink: (address) => `ethereum:${address}@1`, ...adapter })
  return {
    wallets: [familyConnector(namespace)],
    options: { networks: familyNetworks },
    plugins: [{ ...chain, id: 'chain.sample-receiving', replaces: 'chain.fake-eip155' }, ...otherChains(), receive()],
    play: async ({ connections, connectors, modal, router }) => {
      const [connector] = connectors.all
      if (connector !== undefined && !isAlone) await connections.connect(connector)
      await modal.open({ view: 'Account' })
      router.push('WalletReceive')
    },
  }
}

const state = (id: string, receiving: Receiving = {}): GalleryState => viewState(id, scene(receiving))

export const walletReceive: GalleryEntry = {
  id: 'view-receive',
  title: 'Receive',
  group: 'Views',
  shows: ['WalletReceive'],
  about: 'The address of the account, as a code and as text.',
  states: [
    ...productNamespaces.map((namespace) => state(namespace, { namespace })),
    state('being written', { adapter: { displayAddress: () => new Promise(() => undefined) } }),
    state('not written', { adapter: { displayAddress: () => Promise.reject(new Error('away')) } }),
    state('disconnected', { isAlone: true }),
  ],
}
