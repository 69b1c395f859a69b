import { element } from '../dom/element.js'

/** Says what marks mean, by the state that each stands for. */
export function legend(words: Readonly<Record<string, string>>): HTMLElement {
  const rows = Object.entries(words).map(([state, text]) =>
    element('li', { 'data-state': state }, element('span', { class: 'mark', 'aria-hidden': 'true' }), text),
  )
  return element('ul', { class: 'legend', 'aria-label': 'What the marks mean' }, ...rows)
}
