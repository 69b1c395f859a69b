import { type TreeNode, describeValue } from '@billfold/devtools/records'

import { element } from '../../src/dom/element.js'
import { pane } from '../../src/dom/pane.js'
import type { Host } from '../host.js'

/** The snapshot that an app reads. */
export function statePane({ billfold }: Host): HTMLElement {
  const tree = element('div', { class: 'tree', tabindex: 0, role: 'region', 'aria-label': 'The snapshot' })
  const show = (): void =>
    tree.replaceChildren(branch(Object.entries(billfold.getSnapshot()).map(([name, value]) => describeValue(name, value))))
  billfold.subscribe(show)
  show()
  return pane({ id: 'state', title: 'State', about: 'The snapshot that the app reads.' }, tree)
}

function branch(nodes: readonly TreeNode[]): HTMLElement {
  return element(
    'ul',
    {},
    ...nodes.map(({ name, text, children }) => element('li', {}, element('b', {}, name), text, children && branch(children))),
  )
}
