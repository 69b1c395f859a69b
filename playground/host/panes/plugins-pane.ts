import { autorun } from 'mobx'

import type { CatalogEntry } from '../../src/catalog.js'
import { element, setAttribute, setText } from '../../src/dom/element.js'
import { pane } from '../../src/dom/pane.js'
import { legend } from '../../src/panes/legend.js'
import { pluginHead } from '../../src/panes/plugin-head.js'
import type { Host, PluginLoad } from '../host.js'
import { kilobytes } from './fetched-pane.js'

const words: Readonly<Record<PluginLoad, string>> = {
  waiting: 'Not loaded',
  loading: 'Loading',
  loaded: 'Loaded',
  failed: 'Failed',
}

const marks: Readonly<Record<PluginLoad, string>> = {
  waiting: 'registered',
  loading: 'loading',
  loaded: 'active',
  failed: 'failed',
}

/** The plugins of the app: whether their code is here, and what it weighed. */
export function pluginsPane({ entries, loads, fetched }: Host): HTMLElement {
  return pane(
    { id: 'plugins', title: 'Plugins', about: 'Each is a few lines until something of it is used.' },
    legend({ registered: 'not loaded', loading: 'on its way', active: 'loaded, and what it weighed', failed: 'failed' }),
    element('ul', { class: 'plugins' }, ...entries.map((entry) => row(entry, { loads, fetched }))),
  )
}

function row(entry: CatalogEntry, { loads, fetched }: Pick<Host, 'loads' | 'fetched'>): HTMLElement {
  const { id } = entry.manifest
  const state = element('span')
  const made = element(
    'li',
    { class: 'plugin' },
    pluginHead(entry, state),
    element('p', { class: 'note' }, element('a', { href: `?only=${encodeURIComponent(id)}` }, 'Open it alone')),
  )
  const ownFile = new RegExp(`/(?:assets|plugins|examples)/${entry.folder ?? id}[/.]`)
  autorun(() => {
    const now = loads.get(id) ?? 'waiting'
    const bytes = fetched.reduce((sum, file) => sum + (ownFile.test(file.name) ? file.bytes : 0), 0)
    setAttribute(made, 'data-state', marks[now])
    setText(state, now === 'loaded' ? `${words[now]}, ${kilobytes(bytes)}` : words[now])
  })
  return made
}
