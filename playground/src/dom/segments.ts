import { element } from './element.js'

export interface SegmentsOptions<T extends string> {
  readonly label: string
  /** What can be chosen, and what each is called. */
  readonly words: Readonly<Record<T, string>>
  readonly value: T
  readonly choose: (value: T) => void
}

/** A choice of one among a few. */
export interface Segments<T extends string> {
  readonly element: HTMLElement
  /** Shows another choice, without telling of it. */
  show(value: T): void
}

/** Makes a choice of one among a few, all of which are seen. */
export function segments<T extends string>({ label, words, value, choose }: SegmentsOptions<T>): Segments<T> {
  const name = `segments-${crypto.randomUUID()}`
  const inputs = (Object.keys(words) as T[]).map((each) =>
    element('input', { type: 'radio', name, value: each, checked: each === value, change: () => choose(each) }),
  )
  const labels = inputs.map((input) => element('label', {}, input, words[input.value as T]))
  return {
    element: element('div', { class: 'choices', role: 'radiogroup', 'aria-label': label }, ...labels),
    show: (shown) => {
      for (const input of inputs) input.checked = input.value === shown
    },
  }
}
