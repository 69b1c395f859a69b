import { element, setAttribute } from './element.js'

export interface ButtonOptions {
  readonly label: string
  readonly run: () => unknown
  readonly look?: 'quiet' | 'ink' | 'danger'
  /** What it is about, for those who hear it out of its row. */
  readonly about?: string
}

/** Makes a button. What its action throws or rejects with is told by the kernel's own panes, and goes no further. */
export function button({ label, run, look = 'quiet', about }: ButtonOptions): HTMLButtonElement {
  const made = element('button', { type: 'button', class: `button ${look}` }, label)
  if (about !== undefined) made.append(element('span', { class: 'hidden' }, ` ${about}`))
  made.addEventListener('click', () => {
    if (made.getAttribute('aria-disabled') !== 'true') run()
  })
  return made
}

/** A button that cannot be used now keeps its place and its focus. */
export function setUsable(target: HTMLButtonElement, isUsable: boolean): void {
  setAttribute(target, 'aria-disabled', isUsable ? undefined : 'true')
}
