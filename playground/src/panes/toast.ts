import { autorun } from 'mobx'
import type { App } from '../app.js'
import { element, setAttribute, setText } from '../dom/element.js'

/** The message that the kernel wants to be seen: one at a time. */
export function toast({ kernel }: App): HTMLElement {
  const text = element('p')
  const box = element('div', { class: 'toast', role: 'status' }, element('span', { class: 'mark', 'aria-hidden': 'true' }), text)
  autorun(() => {
    const { current } = kernel.toasts
    setAttribute(box, 'data-shown', String(current !== undefined))
    setAttribute(box, 'data-state', current?.variant === 'error' ? 'failed' : current?.variant === 'loading' ? 'loading' : 'active')
    setText(text, current?.message ?? '')
  })
  return box
}
