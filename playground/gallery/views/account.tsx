import type { Kernel } from '@billfold/kernel'

import type { GalleryEntry } from '../entry.js'
import { phoneOfTwo, sampleConnector } from './sample-connectors.js'
import { familyConnector, familyNetworks, otherChains, symbolOf } from './sample-families.js'
import { sampleFeatures } from './sample-features.js'
import type { Scene } from './scene.js'
import { viewState } from './view-state.js'

const bowbit = { name: 'Bowbit', hue: 92 }

/** Connects the one wallet there is, tells what is known of it, and opens the account. */
function connected(details: Parameters<NonNullable<Kernel['families']['active']>['describe']>[1] = {}): Scene['play'] {
  return async ({ connections, connectors, families, modal }) => {
    const connector = connectors.all[0]
    if (connector !== undefined) await connections.connect(connector)
    families.active?.describe(families.active.address, details)
    await modal.open({ view: 'Account' })
  }
}

export const account: GalleryEntry = {
  id: 'view-account',
  title: 'Account',
  group: 'Views',
  shows: ['Account'],
  about: 'The account in use: who it is, what it has, and what plugins let one do with it.',
  states: [
    viewState('alone', { wallets: [sampleConnector(bowbit)], play: connected() }),
    viewState('balance', { wallets: [sampleConnector(bowbit)], play: connected({ balance: '1.98213', balanceSymbol: 'ETH' }) }),
    viewState('full', {
      wallets: [sampleConnector(bowbit)],
      plugins: [sampleFeatures(['onramp', 'swaps', 'send'])],
      play: connected({ balance: '1.98213', balanceSymbol: 'ETH', profileName: 'ada.harbour.id' }),
    }),
    viewState('four-actions', {
      wallets: [sampleConnector(bowbit)],
      plugins: [sampleFeatures(['onramp', 'swaps', 'receive', 'send'])],
      play: connected({ balance: '0', balanceSymbol: 'ETH' }),
    }),
    viewState('long', {
      wallets: [sampleConnector({ name: 'The wallet with the name that never comes to an end', id: 'long' })],
      plugins: [sampleFeatures(['onramp', 'a very long action indeed', 'send'])],
      play: connected({
        balance: '12345678901234567.123456789',
        balanceSymbol: 'LONGSYMBOL',
        profileName: 'the-longest-name-in-the-whole-harbour.harbour.id',
      }),
    }),
    viewState('doubtful name', {
      wallets: [sampleConnector({ name: 'Bowbit', hue: 92, id: 'bowbit' })],
      play: connected({ balance: '1.98213', balanceSymbol: 'ETH', profileName: 'h\u0430rbour.eth' }),
    }),
    ...(['polkadot', 'bip122', 'cosmos', 'sui', 'stacks'] as const).map((namespace) =>
      viewState(namespace, {
        wallets: [familyConnector(namespace)],
        plugins: otherChains(),
        options: { networks: familyNetworks },
        play: connected({ balance: '10.5', balanceSymbol: symbolOf(namespace) }),
      }),
    ),
    viewState('several', {
      wallets: [familyConnector('sui'), familyConnector('eip155'), familyConnector('bip122')],
      plugins: otherChains(),
      options: { networks: familyNetworks },
      play: async ({ connections, connectors, modal }) => {
        for (const connector of connectors.all) await connections.connect(connector)
        await modal.open({ view: 'Account' })
      },
    }),
    viewState('several-on-a-phone', {
      wallets: phoneOfTwo(),
      play: async ({ connections, connectors, modal }) => {
        for (const connector of connectors.all) await connections.connect(connector)
        await modal.open({ view: 'Account' })
      },
    }),
    viewState('disconnected', { play: ({ modal }) => modal.open({ view: 'Account' }) }),
  ],
}
