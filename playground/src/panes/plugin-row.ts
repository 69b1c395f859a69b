import type { OpenRequest, PluginStatus } from '@billfold/kernel'
import { autorun } from 'mobx'
import type { App } from '../app.js'
import type { CatalogEntry } from '../catalog.js'
import { describeManifest } from '../describe-manifest.js'
import { button, setUsable } from '../dom/button.js'
import { element, setAttribute, setText } from '../dom/element.js'
import { type Fault, faultLabels } from '../faulty.js'
import { pluginHead } from './plugin-head.js'

const stateLabels: Readonly<Record<PluginStatus['state'] | 'none', string>> = {
  none: 'Not registered',
  registered: 'Registered',
  loading: 'Loading',
  active: 'Active',
  failed: 'Failed',
  off: 'Off',
}

/** One plugin: its name, its state and why, what its manifest says, and what one can do with it. */
export function pluginRow(app: App, { title, manifest }: CatalogEntry): HTMLElement {
  const { kernel, attempt } = app
  const plugins = kernel.plugins
  const { id, views = [] } = manifest
  const state = element('span')
  const reason = element('p', { class: 'reason' })
  const load = button({ label: 'Load', about: title, run: () => attempt(() => plugins.activate(id)) })
  const unload = button({ label: 'Unload', about: title, run: () => attempt(() => plugins.deactivate(id)) })
  const opens = views.map((view) => button({ label: `Open ${view}`, run: () => attempt(() => kernel.modal.open({ view } as OpenRequest)) }))
  const register = button({ label: 'Register', about: title, run: () => attempt(() => plugins.register(manifest)) })
  const unregister = button({ label: 'Unregister', about: title, look: 'danger', run: () => attempt(() => plugins.unregister(id)) })

  const row = element(
    'li',
    { class: 'plugin' },
    pluginHead({ title, manifest }, state),
    reason,
    factsOf(manifest),
    element('div', { class: 'row' }, load, unload, ...opens, register, unregister, faultChoice(app, { title, manifest })),
  )

  const show = (status: PluginStatus | undefined): void => {
    const now = status?.state ?? 'none'
    setAttribute(row, 'data-state', now)
    setText(state, stateLabels[now])
    setText(reason, status?.reason ?? '')
    reason.hidden = status?.reason === undefined
    setUsable(load, now === 'registered' || now === 'failed')
    setUsable(unload, now === 'active' || now === 'loading')
    for (const open of opens) setUsable(open, now !== 'off' && now !== 'none')
    register.hidden = now !== 'none'
    unregister.hidden = now === 'none'
  }
  autorun(() => show(plugins.status(id)))
  return row
}

function factsOf(manifest: CatalogEntry['manifest']): HTMLElement {
  const facts = describeManifest(manifest).map(({ term, text }) => element('div', {}, element('dt', {}, term), element('dd', {}, text)))
  return element('dl', { class: 'facts' }, ...facts)
}

function faultChoice(app: App, { title, manifest: { id } }: CatalogEntry): HTMLElement {
  const options = Object.entries(faultLabels).map(([value, label]) => element('option', { value }, label))
  const choice = element('select', { 'aria-label': `What ${title} does when it is loaded` }, ...options)
  choice.addEventListener('change', () => app.faults.set(id, choice.value as Fault))
  return element('label', { class: 'field' }, 'Its code', choice)
}
