import type { App } from '../app.js'
import { button } from '../dom/button.js'
import { element } from '../dom/element.js'
import { pane } from '../dom/pane.js'
import { loadScenario, loadScenarioFile } from '../load-scenario.js'

/** Brings a plugin from outside into the kernel that runs: by the address of its bundle, or as a file. */
export function outsidePane(app: App): HTMLElement {
  const address = element('input', { type: 'text', inputmode: 'url', placeholder: 'http://localhost:4173/scenario.js' })
  const file = element('input', { type: 'file', accept: '.js,.mjs,text/javascript' })
  const load = (): void => app.attempt(() => loadScenario(app, address.value.trim()))
  address.addEventListener('keydown', ({ key }) => key === 'Enter' && load())
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? []
    if (chosen !== undefined) app.attempt(() => loadScenarioFile(app, chosen))
    file.value = ''
  })
  return pane(
    { id: 'outside', title: 'From outside', about },
    element('label', { class: 'field' }, 'Address of a scenario', address),
    element('div', { class: 'row' }, button({ label: 'Load it', run: load })),
    element('label', { class: 'field' }, 'Or a file', file),
  )
}

const about =
  'A plugin that this page has never heard of: the bundle that npm run bundle writes in a folder made by npm create billfold-plugin. Load only what you trust.'
