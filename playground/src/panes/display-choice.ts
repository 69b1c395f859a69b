import { type Display, applyDisplay, displayWords, storedDisplay } from '../display.js'
import { element } from '../dom/element.js'
import { segments } from '../dom/segments.js'

const labels: Readonly<Record<keyof Display, string>> = { text: 'Text size', motion: 'Motion', contrast: 'Contrast' }

/** How the page is read: text size, motion and contrast, out of the way until they are wanted. */
export function displayChoice(): HTMLElement {
  let display = storedDisplay()
  applyDisplay(display)
  const choice = (name: keyof Display): HTMLElement =>
    element(
      'div',
      { class: 'choice' },
      element('span', { 'aria-hidden': 'true' }, labels[name]),
      segments<string>({
        label: labels[name],
        words: displayWords[name],
        value: display[name],
        choose: (value) => {
          display = { ...display, [name]: value }
          applyDisplay(display)
        },
      }).element,
    )
  return element(
    'details',
    { class: 'display' },
    element('summary', { class: 'button' }, 'Display'),
    element('div', { class: 'display-choices' }, choice('text'), choice('motion'), choice('contrast')),
  )
}
