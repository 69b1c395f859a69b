import type { PluginState } from '@billfold/kernel'
import { autorun } from 'mobx'
import type { App } from '../app.js'
import { element, setAttribute, setText } from '../dom/element.js'

const counted: readonly (readonly [label: string, state: PluginState])[] = [
  ['waiting', 'registered'],
  ['loading', 'loading'],
  ['active', 'active'],
  ['off', 'off'],
  ['failed', 'failed'],
]

/** How many plugins stand where. */
export function tally({ kernel }: App): HTMLElement {
  const rows = counted.map(([label, state]) => {
    const count = element('dd')
    autorun(() => {
      const found = kernel.plugins.list.filter((status) => status.state === state).length
      setText(count, String(found))
      setAttribute(count, 'data-count', found)
    })
    return element('div', { 'data-state': state }, element('dt', {}, label), count)
  })
  return element('dl', { class: 'tally' }, ...rows)
}
