import { autorun } from 'mobx'
import type { App } from '../app.js'
import type { CatalogEntry } from '../catalog.js'
import { element } from '../dom/element.js'
import { keyedList } from '../dom/keyed-list.js'
import { pane } from '../dom/pane.js'
import { legend } from './legend.js'
import { pluginRow } from './plugin-row.js'

const marks = {
  registered: 'registered, not loaded',
  loading: 'on its way',
  active: 'running',
  failed: 'failed, with the reason below it',
  off: 'off: its feature is, or what it needs is missing',
}

/** The plugins of the catalogue with their state, and what one can do with each. */
export function pluginsPane(app: App): HTMLElement {
  const list = element('ul', { class: 'plugins' })
  const show = keyedList<CatalogEntry>({
    parent: list,
    keyOf: ({ manifest }) => manifest.id,
    create: (entry) => ({ element: pluginRow(app, entry), update: () => undefined }),
  })
  autorun(() => show([...app.entries]))
  return pane(
    {
      id: 'plugins',
      title: 'Plugins',
      about: 'A plugin is registered by its manifest alone. Its code arrives when something of it is used, or when you load it here.',
    },
    legend(marks),
    list,
  )
}
