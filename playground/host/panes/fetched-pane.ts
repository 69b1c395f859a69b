import { autorun } from 'mobx'

import { element } from '../../src/dom/element.js'
import { keyedList } from '../../src/dom/keyed-list.js'
import { pane } from '../../src/dom/pane.js'
import type { Fetched, Host } from '../host.js'

/** Every file and every answer that came over the network, and what all of it weighed. */
export function fetchedPane({ fetched }: Host): HTMLElement {
  const list = element('ol', { class: 'log', 'aria-label': 'Requests', tabindex: 0 })
  const sum = element('p', { class: 'note' })
  const show = keyedList<Fetched & { readonly key: string }>({
    parent: list,
    keyOf: ({ key }) => key,
    create: ({ name, bytes }) => ({
      element: element('li', {}, element('time', {}, kilobytes(bytes)), element('b', {}, name)),
      update: () => undefined,
    }),
  })
  autorun(() => {
    show(fetched.map((each, index) => ({ ...each, key: String(index) })))
    sum.textContent = `${fetched.length} requests, ${kilobytes(fetched.reduce((all, { bytes }) => all + bytes, 0))} in all.`
  })
  return pane({ id: 'requests', title: 'Requests', about: `Everything this page fetched, its own files included. ${measure}` }, sum, list)
}

const measure = import.meta.env.DEV ? 'Sizes are those of source files: a built page is far smaller.' : 'Sizes are compressed ones.'

/** A size for people to read. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`
}
