import type { CatalogEntry } from '../catalog.js'
import { element } from '../dom/element.js'

/** What a plugin is called, beside the state that it is in. */
export function pluginHead({ title, manifest: { id } }: CatalogEntry, state: HTMLElement): HTMLElement {
  return element(
    'div',
    { class: 'plugin-head' },
    element('h3', {}, title),
    element('code', {}, id),
    element('p', { class: 'state' }, element('span', { class: 'mark', 'aria-hidden': 'true' }), state),
  )
}
