import { devtools } from '@billfold/devtools'
import { devtoolsKey } from '@billfold/devtools/contract'
import { type PluginManifest, kernelKey } from '@billfold/kernel'
import { unknown } from 'valibot'

import type { GalleryEntry, GalleryState } from '../entry.js'
import { familyConnector, familyNetworks, otherChains } from './sample-families.js'
import { appears } from './appears.js'
import { viewState } from './view-state.js'

/** A plugin that calls a service, whose calls can be made to fail. */
const caller: PluginManifest = {
  id: 'feature.sample-caller',
  contract: 1,
  version: '0.0.0',
  reaches: [{ endpoint: 'blockchain' }],
  load: () =>
    Promise.resolve({
      start: (scope) => {
        const client = scope.get(kernelKey('http')).endpoint('blockchain')
        for (const path of ['/v1/price', '/v1/history']) void client?.get(path, { schema: unknown() }).catch(() => undefined)
      },
    }),
}

interface Shown {
  readonly tab?: 'Requests' | 'State' | 'Faults'
  readonly isEmpty?: boolean
}

const state = (id: string, { tab, isEmpty = false }: Shown = {}): GalleryState =>
  viewState(id, {
    wallets: [familyConnector('eip155')],
    options: { networks: familyNetworks, endpoints: { blockchain: 'https://chain.example' } },
    plugins: [devtools(), ...otherChains(), ...(isEmpty ? [] : [caller])],
    serve: (fetch) => fetch.route('chain.example', { json: {} }),
    play: async (kernel) => {
      const tools = await kernel.load(devtoolsKey)
      await kernel.plugins.activate(caller.id).catch(() => undefined)
      const [connector] = kernel.connectors.all
      if (!isEmpty && connector !== undefined) await kernel.connections.connect(connector)
      if (!isEmpty) tools.setFault(caller.id, 'offline')
      await kernel.modal.open({ view: 'Devtools' })
      if (isEmpty) tools.clear()
    },
    ...(tab !== undefined && {
      after: async (card: HTMLElement) => {
        const find = (): HTMLElement | undefined => [...card.querySelectorAll<HTMLElement>('[role=tab]')][places.indexOf(tab)]
        // What the connection still changes draws the view anew.
        while ((await appears('tab', find)).ariaSelected !== 'true') {
          find()?.click()
          await new Promise((resume) => setTimeout(resume, 100))
        }
      },
    }),
  })

const places = ['Events', 'Requests', 'State', 'Faults']

export const devtoolsView: GalleryEntry = {
  id: 'view-devtools',
  title: 'Devtools',
  group: 'Views',
  shows: ['Devtools'],
  about: 'What happened since the start, and faults to switch on: for who builds the app.',
  states: [
    state('events'),
    state('requests', { tab: 'Requests' }),
    state('state', { tab: 'State' }),
    state('faults', { tab: 'Faults' }),
    state('nothing yet', { isEmpty: true }),
    state('no requests', { isEmpty: true, tab: 'Requests' }),
    state('no faults', { isEmpty: true, tab: 'Faults' }),
  ],
}
