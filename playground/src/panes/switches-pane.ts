import { autorun } from 'mobx'
import type { App } from '../app.js'
import { element, setText } from '../dom/element.js'
import { pane } from '../dom/pane.js'
import { configurationOf, switchLabels } from '../switches.js'

/** The switches of some features, as a project configuration would set them while the page runs. */
export function switchesPane(app: App): HTMLElement {
  const features = app.kernel.features
  const chosen = new Map<string, boolean>()
  const turn = (key: string, isOn: boolean): void => features.settle(configurationOf(chosen.set(key, isOn)))
  const rows = switchLabels.map(({ key, label }) => {
    const input = element('input', { type: 'checkbox', role: 'switch', change: () => turn(key, input.checked) })
    const source = element('small')
    autorun(() => {
      input.checked = features.isOn(key)
      setText(source, features.source(key) ?? 'nobody has it')
    })
    return element('li', {}, element('label', {}, input, element('span', {}, label), source))
  })
  return pane(
    { id: 'switches', title: 'Switches', about: 'Set as the project configuration, which wins over what the host says.' },
    element('ul', { class: 'switches' }, ...rows),
  )
}
