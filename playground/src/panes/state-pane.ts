import { autorun } from 'mobx'
import type { App } from '../app.js'
import { type TreeNode, describeValue, stateOf } from '@billfold/devtools/records'
import { element } from '../dom/element.js'
import { pane } from '../dom/pane.js'

/** What the stores say right now, as a tree. */
export function statePane(app: App): HTMLElement {
  const tree = element('div', { class: 'tree', tabindex: 0, role: 'region', 'aria-label': 'What the stores say' })
  autorun(() => {
    const roots = Object.entries(stateOf(app.kernel)).map(([name, value]) => describeValue(name, value))
    tree.replaceChildren(branch(roots))
  })
  return pane({ id: 'state', title: 'State' }, tree)
}

function branch(nodes: readonly TreeNode[]): HTMLElement {
  return element('ul', {}, ...nodes.map(leaf))
}

function leaf({ name, text, children }: TreeNode): HTMLElement {
  return element('li', {}, element('b', {}, name), text, children !== undefined && branch(children))
}
