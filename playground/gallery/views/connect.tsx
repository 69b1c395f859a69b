import type { PluginManifest } from '@billfold/kernel'

import type { GalleryEntry } from '../entry.js'
import { doubtfulConnectors, fewConnectors, sampleConnector } from './sample-connectors.js'
import { familyNetworks, otherChains, sevenConnectors } from './sample-families.js'
import { sampleWalletList } from './sample-wallet-list.js'
import type { Scene } from './scene.js'
import { viewState } from './view-state.js'

/** Logins beside the wallets. */
export const methods: PluginManifest = {
  id: 'feature.sample-methods',
  contract: 1,
  slots: [
    { slot: 'connect.methods', order: 10, item: { id: 'email', kind: 'email', label: 'Email', view: 'EmailLogin' } },
    { slot: 'connect.methods', order: 20, item: { id: 'social', kind: 'social', label: 'Social', view: 'EmailLogin' } },
  ],
  load: () => Promise.resolve({}),
}

const endless = 'The wallet with the name that never comes to an end '.repeat(8)

export const connect: GalleryEntry = {
  id: 'view-connect',
  title: 'Connect',
  group: 'Views',
  shows: ['Connect'],
  about: 'Every way to connect: the wallets of this browser, those of the list, and what plugins offer beside them.',
  states: [
    viewState('wallets', {
      wallets: fewConnectors(),
      plugins: [sampleWalletList({ total: 664, recent: 1 })],
      play: ({ modal }) => modal.open({ view: 'Connect' }),
    }),
    viewState('browser-alone', { wallets: fewConnectors().slice(0, 2), play: ({ modal }) => modal.open({ view: 'Connect' }) }),
    viewState('with-email', {
      wallets: fewConnectors().slice(0, 2),
      plugins: [methods, sampleWalletList({ total: 664 })],
      play: ({ modal }) => modal.open({ view: 'Connect' }),
    }),
    viewState('collapsed', {
      wallets: fewConnectors(),
      plugins: [methods],
      options: { features: { collapseWallets: true } },
      play: ({ modal }) => modal.open({ view: 'Connect' }),
    }),
    viewState('consent', {
      wallets: fewConnectors().slice(0, 2),
      options: { features: { legalCheckbox: true } },
      play: ({ modal }) => modal.open({ view: 'Connect' }),
    }),
    viewState('doubtful', { wallets: doubtfulConnectors(), play: ({ modal }) => modal.open({ view: 'Connect' }) }),
    viewState('empty-with-email', { plugins: [methods], play: ({ modal }) => modal.open({ view: 'Connect' }) }),
    viewState('empty', { play: ({ modal }) => modal.open({ view: 'Connect' }) }),
    viewState('seven-families', {
      wallets: sevenConnectors(),
      plugins: otherChains(),
      options: { networks: familyNetworks },
      play: ({ modal }) => modal.open({ view: 'Connect' }),
    }),
    viewState('one-connected', {
      wallets: fewConnectors(),
      play: async ({ modal, connections, connectors }) => {
        const first = connectors.byId('metatrust')
        if (first !== undefined) await connections.connect(first)
        await modal.open({ view: 'Connect' })
      },
    }),
    viewState('long', {
      wallets: [sampleConnector({ name: endless, id: 'long' }), sampleConnector({ name: 'Bowbit', hue: 92 })],
      options: { metadata: { name: 'A harbour with a name that is longer than any other harbour' } },
      play: ({ modal }) => modal.open({ view: 'Connect' }),
    }),
    viewState('toast', {
      wallets: fewConnectors().slice(0, 2),
      play: async ({ modal, toasts }) => {
        await modal.open({ view: 'Connect' })
        toasts.show({ variant: 'error', message: 'Failed to disconnect' })
      },
    }),
  ],
}

const chooseWallet: Scene['play'] = async ({ modal, router }) => {
  await modal.open({ view: 'Connect' })
  router.push('ConnectWallets')
}

export const connectWallets: GalleryEntry = {
  id: 'view-connect-wallets',
  title: 'Connect wallets',
  group: 'Views',
  shows: ['ConnectWallets'],
  about: 'The wallets alone, where the first view folds them into one row.',
  states: [
    viewState('wallets', { wallets: fewConnectors(), plugins: [methods, sampleWalletList({ total: 664 })], play: chooseWallet }),
    viewState('consent', {
      wallets: fewConnectors().slice(0, 2),
      options: { features: { legalCheckbox: true } },
      play: chooseWallet,
    }),
    viewState('one-connected', {
      wallets: fewConnectors(),
      play: async (kernel) => {
        const first = kernel.connectors.byId('metatrust')
        if (first !== undefined) await kernel.connections.connect(first)
        await chooseWallet(kernel)
      },
    }),
    viewState('empty', { play: chooseWallet }),
  ],
}

export const connectFamilies: GalleryEntry = {
  id: 'view-connect-families',
  title: 'Connect families',
  group: 'Views',
  shows: ['ConnectFamilies'],
  about: 'A wallet that reaches several chain families: which one to connect first.',
  states: [
    viewState('two', {
      wallets: [sampleConnector({ name: 'Phanframe', hue: 266 }), sampleConnector({ name: 'Phanframe', hue: 266, namespace: 'solana' })],
      play: async ({ modal, router }) => {
        await modal.open({ view: 'Connect' })
        router.push('ConnectFamilies', { name: 'Phanframe' })
      },
    }),
    viewState('one-connected', {
      wallets: [sampleConnector({ name: 'Phanframe', hue: 266 }), sampleConnector({ name: 'Phanframe', hue: 266, namespace: 'solana' })],
      play: async ({ connections, connectors, modal, router }) => {
        const [first] = connectors.all
        if (first !== undefined) await connections.connect(first)
        await modal.open({ view: 'Connect' })
        router.push('ConnectFamilies', { name: 'Phanframe' })
      },
    }),
    viewState('seven', {
      wallets: sevenConnectors({ name: 'Phanframe', hue: 266 }),
      plugins: otherChains(),
      options: { networks: familyNetworks },
      play: async ({ modal, router }) => {
        await modal.open({ view: 'Connect' })
        router.push('ConnectFamilies', { name: 'Phanframe' })
      },
    }),
  ],
}
