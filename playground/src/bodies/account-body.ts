import type { AccountAction } from '@billfold/kernel'
import { autorun } from 'mobx'
import type { App } from '../app.js'
import { button } from '../dom/button.js'
import { element, setText } from '../dom/element.js'
import { keyedList } from '../dom/keyed-list.js'
import { go } from '../go.js'
import type { Body } from './body.js'

/** The account in use, and the buttons that plugins put beside it. */
export function accountBody(app: App): Body {
  const families = app.kernel.families
  const slots = app.kernel.slots
  const address = element('code')
  const actions = element('div', { class: 'modal-body' })
  const show = keyedList<AccountAction>({
    parent: actions,
    keyOf: ({ id }) => id,
    create: ({ label, view }) => ({
      element: button({ label: typeof label === 'string' ? label : label.en, run: () => go(app, { how: 'push', view }) }),
      update: () => undefined,
    }),
  })
  const leave = button({
    label: 'Disconnect',
    look: 'danger',
    run: () => app.attempt(() => app.kernel.connections.disconnect({ keepOpen: true })),
  })
  const stop = autorun(() => {
    setText(address, families.activeCaipAddress ?? 'Nobody is connected.')
    leave.hidden = families.activeCaipAddress === undefined
    show(slots.entries('account.actions').map(({ item }) => item))
  })
  return { element: element('div', { class: 'modal-body' }, address, actions, leave), stop }
}
