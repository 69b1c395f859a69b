import { brief } from '@billfold/devtools/records'

import type { App } from '../app.js'
import { button } from '../dom/button.js'
import { element } from '../dom/element.js'
import { pane } from '../dom/pane.js'

/** So many events are shown: the oldest goes first. */
const mostEvents = 200

/** Everything that happened, in the order in which it happened. */
export function eventsPane(app: App): HTMLElement {
  const log = element('ol')
  const frame = element('div', { class: 'log', role: 'log', 'aria-label': 'Events', tabindex: 0 }, log)
  const clear = button({ label: 'Clear', about: 'the events', run: () => log.replaceChildren() })
  const started = performance.now()

  app.kernel.events.onAny(({ name, payload }) => {
    const seconds = ((performance.now() - started) / 1_000).toFixed(2)
    log.append(element('li', {}, element('time', {}, seconds), element('b', {}, name), element('pre', {}, brief(payload))))
    if (log.children.length > mostEvents) log.firstElementChild?.remove()
    frame.scrollTop = frame.scrollHeight
  })

  return pane(
    { id: 'events', title: 'Events', about: 'Published by the kernel and by plugins, seconds since the start.', tools: [clear] },
    frame,
  )
}
