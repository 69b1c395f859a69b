import { multiWallet } from '@billfold/multi-wallet'
import { profileWalletsKey } from '@billfold/multi-wallet/contract'
import { fakeConnector, fakeWallet } from '@billfold/test/fakes'
import type { FakeConnector } from '@billfold/test/fakes'

import type { GalleryEntry, GalleryState } from '../entry.js'
import { peakOf } from './pictures.js'
import { sampleConnector } from './sample-connectors.js'
import type { Scene } from './scene.js'
import { viewState } from './view-state.js'

export interface Holdings {
  /** Wallets that stand. */
  readonly wallets?: readonly FakeConnector[]
  /** Wallets of earlier. */
  readonly earlier?: readonly FakeConnector[]
  /** Wallets of earlier that are not in the browser any more. */
  readonly gone?: readonly FakeConnector[]
  readonly name?: string
  readonly view?: 'ProfileWallet' | 'ProfileWallets'
}

const own = [
  sampleConnector({ name: 'Metatrust', hue: 2, address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }),
  sampleConnector({ name: 'Bowbit', hue: 92 }),
  sampleConnector({ name: 'Puffin', hue: 266, namespace: 'solana' }),
]
const rainlum = sampleConnector({ name: 'Rainlum', hue: 46, address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' })

/** A wallet with two accounts: a smart one, and the one that owns it. */
export const smartWallet: FakeConnector = fakeConnector({
  ...{ id: 'harbourmail', name: 'Harbourmail', type: 'ANNOUNCED', imageUrl: peakOf(180) },
  wallet: fakeWallet({
    accounts: [
      { address: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65', type: 'smartAccount' },
      { address: '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc', type: 'eoa' },
    ],
    networkId: 'eip155:1',
    networkIds: ['eip155:1'],
  }),
})

/** A visitor with several wallets, who looks at them. */
export function walletsScene({ wallets = own, earlier = [], gone = [], name, view = 'ProfileWallets' }: Holdings = {}): Scene {
  return {
    wallets: [...earlier, ...wallets],
    plugins: [multiWallet()],
    options: { features: { multiWallet: true } },
    play: async ({ connections, connectors, modal, router, load }) => {
      const removed = gone.map((connector) => connectors.add(connector))
      for (const connector of [...gone, ...earlier, ...wallets]) await connections.connect(connector)
      for (const { id: connectorId, namespace } of [...gone, ...earlier]) await connections.disconnect({ namespace, connectorId })
      for (const remove of removed) remove()
      const store = await load(profileWalletsKey)
      const [first] = wallets
      if (first !== undefined && name !== undefined) store.rename({ namespace: first.namespace, connectorId: first.id }, name)
      await modal.open({ view: 'Account' })
      router.push('ProfileWallets')
      if (view === 'ProfileWallet' && first !== undefined) router.push(view, { namespace: first.namespace, connectorId: first.id })
    },
  }
}

const state = (id: string, holdings: Holdings = {}): GalleryState => viewState(id, walletsScene(holdings))
const endless = sampleConnector({ name: 'The wallet with the name that never comes to an end', id: 'long' })

export const profileWallets: GalleryEntry = {
  id: 'view-wallets',
  title: 'Wallets',
  group: 'Views',
  shows: ['ProfileWallets'],
  about: 'Every wallet of the visitor: those that are connected, by family, and those of earlier.',
  states: [
    state('several'),
    state('one', { wallets: own.slice(0, 1) }),
    state('named', { name: 'Savings' }),
    state('earlier', { wallets: own.slice(0, 1), earlier: [rainlum], gone: [sampleConnector({ name: 'Gone', hue: 300 })] }),
    state('long', { wallets: [endless, ...own], name: 'A name that somebody typed without ever stopping' }),
    state('many', { wallets: Array.from({ length: 12 }, (_, index) => sampleConnector({ name: `Wallet ${index}`, hue: index * 30 })) }),
    state('none', { wallets: [] }),
  ],
}

export const profileWallet: GalleryEntry = {
  id: 'view-wallet',
  title: 'Wallet',
  group: 'Views',
  shows: ['ProfileWallet'],
  about: 'One wallet: its name, its accounts, its place, and the way to let it go.',
  states: [
    state('in-use', { wallets: own.slice(0, 1), view: 'ProfileWallet' }),
    state('among-others', { view: 'ProfileWallet', name: 'Savings' }),
    state('accounts', { wallets: [smartWallet], view: 'ProfileWallet' }),
    state('long', { wallets: [endless], view: 'ProfileWallet' }),
  ],
}
