import type { Network } from '@billfold/kernel'

import type { GalleryEntry } from '../entry.js'
import { sampleConnector } from './sample-connectors.js'
import { manyNetworks, sampleNetworks } from './sample-networks.js'
import type { Scene } from './scene.js'
import { typeInto } from './type-into.js'
import { viewState } from './view-state.js'

const [ethereum, base] = sampleNetworks as readonly [Network, Network]
const solana = sampleNetworks.at(-1) as Network

const open: Scene['play'] = ({ modal }) => modal.open({ view: 'Networks' })

const connectedThen =
  (next: Scene['play']): Scene['play'] =>
  async (kernel) => {
    const connector = kernel.connectors.all[0]
    if (connector !== undefined) await kernel.connections.connect(connector)
    await next(kernel)
  }

const toNetwork = (network: Network, mustConfirm = false): Scene['play'] =>
  connectedThen(async ({ modal, router }) => {
    await modal.open({ view: 'Account' })
    router.push('Networks')
    router.push('SwitchNetwork', { network, mustConfirm })
  })

export const networks: GalleryEntry = {
  id: 'view-networks',
  title: 'Networks',
  group: 'Views',
  shows: ['Networks'],
  about: 'The networks that the app uses, to go to another one.',
  states: [
    viewState('few', { wallets: [sampleConnector({ name: 'Bowbit', hue: 92 })], play: connectedThen(open) }),
    viewState('searched', { options: { networks: manyNetworks(24) }, play: open }),
    viewState('nothing-found', { options: { networks: manyNetworks(24) }, play: open, after: (card) => typeInto(card, 'foo') }),
    viewState('thousand', { options: { networks: manyNetworks(1000) }, play: open }),
    viewState('long', {
      options: { networks: [{ ...ethereum, name: 'The network with the name that never comes to an end '.repeat(4) }, base] },
      play: open,
    }),
  ],
}

export const switchNetwork: GalleryEntry = {
  id: 'view-switch-network',
  title: 'Switch network',
  group: 'Views',
  shows: ['SwitchNetwork'],
  about: 'Waits for the wallet to change its network, after a yes where one is needed.',
  states: [
    viewState('confirm', { wallets: [sampleConnector({ name: 'Bowbit', hue: 92 })], play: toNetwork(base, true) }),
    viewState('waiting', { wallets: [waitingAfterConnect('wait')], play: toNetwork(base) }),
    viewState('declined', { wallets: [waitingAfterConnect('refuse')], play: toNetwork(base) }),
    viewState('failed', { wallets: [waitingAfterConnect('fail')], play: toNetwork(base) }),
  ],
}

export const switchActiveChain: GalleryEntry = {
  id: 'view-switch-active-chain',
  title: 'Switch active chain',
  group: 'Views',
  shows: ['SwitchActiveChain'],
  about: 'A network whose family needs another wallet than the one in use.',
  states: [
    viewState('solana', {
      wallets: [sampleConnector({ name: 'Bowbit', hue: 92 })],
      play: connectedThen(async ({ modal, router }) => {
        await modal.open({ view: 'Account' })
        router.push('SwitchActiveChain', { network: solana })
      }),
    }),
    viewState('same-wallet', {
      wallets: [
        sampleConnector({ name: 'Bowbit', hue: 92 }),
        sampleConnector({ name: 'Bowbit', hue: 92, namespace: 'solana', networkId: solana.caipNetworkId }),
      ],
      play: connectedThen(async ({ modal, router }) => {
        await modal.open({ view: 'Account' })
        router.push('SwitchActiveChain', { network: solana })
      }),
    }),
  ],
}

const elsewhere = sampleConnector({ name: 'Bowbit', hue: 92 })

export const unsupportedChain: GalleryEntry = {
  id: 'view-unsupported-chain',
  title: 'Unsupported chain',
  group: 'Views',
  shows: ['UnsupportedChain'],
  about: 'The way out of a network that the app does not use.',
  states: [
    viewState('default', {
      wallets: [elsewhere],
      play: connectedThen(async ({ modal }) => {
        elsewhere.wallet.changeNetwork('eip155:999')
        await modal.open({ view: 'UnsupportedChain' })
      }),
    }),
  ],
}

/** A wallet that lets itself be connected, and then does something else. */
function waitingAfterConnect(behavior: 'wait' | 'refuse' | 'fail'): ReturnType<typeof sampleConnector> {
  const connector = sampleConnector({ name: 'Bowbit', hue: 92 })
  const connect = connector.connect.bind(connector)
  return Object.assign(connector, {
    async connect(...request: Parameters<typeof connect>) {
      connector.wallet.behavior = 'approve'
      const grant = await connect(...request)
      connector.wallet.behavior = behavior
      return grant
    },
  })
}
