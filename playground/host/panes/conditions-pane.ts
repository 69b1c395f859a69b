import { type IObservableValue, runInAction } from 'mobx'

import { element } from '../../src/dom/element.js'
import { pane } from '../../src/dom/pane.js'
import { faultLabels } from '../../src/faulty.js'
import type { Host } from '../host.js'

const behaviors = { approve: 'says yes', refuse: 'says no', fail: 'fails', wait: 'stays silent' }
const delays = { 0: 'at once', 600: 'after a moment', 3000: 'slowly', 70000: 'after more than a minute' }

/** Pane that sets the conditions around the modal, before it opens. */
export function conditionsPane({ conditions: { wallet, delay, fault } }: Host): HTMLElement {
  return pane(
    {
      id: 'conditions',
      title: 'The world around',
      about: 'Set it before you open the modal: while that stands, the page is out of reach.',
    },
    choice('The wallet', behaviors, wallet),
    choice('Answers and plugins come', delays, delay, Number),
    choice('Each plugin', faultLabels, fault),
  )
}

function choice<T>(
  label: string,
  words: Readonly<Record<string, string>>,
  box: IObservableValue<T>,
  ...[read]: T extends string ? [] : [read: (text: string) => T]
): HTMLElement {
  const options = Object.entries(words).map(([value, text]) => element('option', { value, selected: value === String(box.get()) }, text))
  const select = element('select', {}, ...options)
  select.addEventListener('change', () => runInAction(() => box.set(read === undefined ? (select.value as T) : read(select.value))))
  return element('label', { class: 'field' }, label, select)
}
