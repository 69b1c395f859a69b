import type { App } from '../app.js'
import { element } from '../dom/element.js'
import { pane } from '../dom/pane.js'
import { pluginRow } from './plugin-row.js'

/** The plugins of the catalogue with their state, and what one can do with each. */
export function pluginsPane(app: App): HTMLElement {
  return pane(
    {
      id: 'plugins',
      title: 'Plugins',
      about: 'A plugin is registered by its manifest alone. Its code arrives when something of it is used, or when you load it here.',
    },
    element('ul', { class: 'plugins' }, ...app.entries.map((entry) => pluginRow(app, entry))),
  )
}
