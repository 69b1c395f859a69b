import { autorun } from 'mobx'
import type { App } from '../app.js'
import { element } from '../dom/element.js'
import { keyedList } from '../dom/keyed-list.js'
import { pane } from '../dom/pane.js'
import type { SentRequest } from '../record-requests.js'

/** Every request that the kernel made. */
export function requestsPane(app: App): HTMLElement {
  const list = element('ol', { class: 'log', 'aria-label': 'Requests' })
  const none = element('p', { class: 'note' }, 'None. A service that the host does not name is never contacted, and this page names none.')
  const show = keyedList<SentRequest & { readonly key: string }>({
    parent: list,
    keyOf: ({ key }) => key,
    create: ({ method, url }) => {
      const outcome = element('time')
      return {
        element: element('li', {}, outcome, element('b', {}, `${method} ${url}`)),
        update: (request) => void (outcome.textContent = String(request.outcome)),
      }
    },
  })
  autorun(() => {
    show(app.requests.map((request, index) => ({ ...request, key: String(index) })))
    none.hidden = app.requests.length > 0
  })
  return pane({ id: 'requests', title: 'Requests' }, none, list)
}
