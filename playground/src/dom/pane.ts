import { element } from './element.js'

export interface PaneOptions {
  readonly id: string
  readonly title: string
  /** One sentence under the title. */
  readonly about?: string
  /** Controls beside the title. */
  readonly tools?: readonly HTMLElement[]
}

/** Makes a region of the page with its heading. */
export function pane({ id, title, about, tools = [] }: PaneOptions, ...content: readonly (Node | undefined)[]): HTMLElement {
  const heading = element('h2', { id: `${id}-title` }, title)
  return element(
    'section',
    { id, class: `pane pane-${id}`, 'aria-labelledby': `${id}-title` },
    element('header', { class: 'pane-head' }, element('div', {}, heading, about !== undefined && element('p', {}, about)), ...tools),
    ...content,
  )
}
