import { type RouterEntry, type ViewName, coreViews } from '@billfold/kernel'
import { autorun } from 'mobx'
import type { App } from '../app.js'
import { go } from '../go.js'
import { button } from '../dom/button.js'
import { element, setAttribute } from '../dom/element.js'
import { keyedList } from '../dom/keyed-list.js'

interface Place {
  readonly entry: RouterEntry
  readonly index: number
  readonly isCurrent: boolean
}

/** The stack of views, each a way back to it, and a way to push any other. */
export function viewStack(app: App): HTMLElement {
  const router = app.kernel.router
  const list = element('ol', { class: 'stack', 'aria-label': 'Stack of views' })
  const show = keyedList<Place>({
    parent: list,
    keyOf: ({ entry, index }) => `${entry.key} ${index}`,
    create: ({ entry, index }) => {
      const place = button({ label: entry.view, run: () => router.backTo(index) })
      return {
        element: element('li', {}, place),
        update: ({ isCurrent }) => setAttribute(place, 'aria-current', isCurrent ? 'step' : undefined),
      }
    },
  })
  autorun(() => show(router.history.map((entry, index) => ({ entry, index, isCurrent: index === router.history.length - 1 }))))
  return element('div', {}, list, pushForm(app))
}

function pushForm(app: App): HTMLElement {
  const choice = element('select', { 'aria-label': 'View' }, ...[...coreViews, 'NotePad'].map((view) => element('option', {}, view)))
  const move = (how: 'push' | 'replace' | 'reset') => () => go(app, { how, view: choice.value as ViewName })
  return element(
    'div',
    { class: 'row stage-moves' },
    choice,
    button({ label: 'Push', about: 'the view', run: move('push') }),
    button({ label: 'Replace', about: 'by the view', run: move('replace') }),
    button({ label: 'Reset', about: 'to the view', run: move('reset') }),
  )
}
