import { brief } from '@billfold/devtools/records'

import { element } from '../../src/dom/element.js'
import { pane } from '../../src/dom/pane.js'
import type { Host } from '../host.js'

/** So many events are shown: the oldest goes first. */
const mostEvents = 200

/** Everything that the handle tells. */
export function eventsPane({ billfold }: Host): HTMLElement {
  const log = element('ol')
  const frame = element('div', { class: 'log', role: 'log', 'aria-label': 'Events', tabindex: 0 }, log)
  const started = performance.now()
  billfold.onAny(({ name, payload }) => {
    const seconds = ((performance.now() - started) / 1_000).toFixed(2)
    log.append(element('li', {}, element('time', {}, seconds), element('b', {}, name), element('pre', {}, brief(payload))))
    if (log.children.length > mostEvents) log.firstElementChild?.remove()
    frame.scrollTop = frame.scrollHeight
  })
  return pane({ id: 'events', title: 'Events', about: 'What the app hears, seconds since the start.' }, frame)
}
