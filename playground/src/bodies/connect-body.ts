import type { Connector } from '@billfold/kernel'
import { autorun } from 'mobx'
import type { App } from '../app.js'
import { button } from '../dom/button.js'
import { element } from '../dom/element.js'
import { keyedList } from '../dom/keyed-list.js'
import type { Body } from './body.js'

/** The wallets that can be reached, each a button. */
export function connectBody(app: App): Body {
  const connectors = app.kernel.connectors
  const families = app.kernel.families
  const connections = app.kernel.connections
  const note = element('p', { class: 'note' }, 'No wallet is there yet. Load the plugin Sea moss, and one comes.')
  const list = element('div', { class: 'modal-body' })
  const cancel = button({ label: 'Stop asking', run: () => connections.cancel() })
  const show = keyedList<Connector>({
    parent: list,
    keyOf: ({ id, namespace }) => `${namespace} ${id}`,
    create: (connector) => ({
      element: button({
        label: `Connect with ${connector.name}`,
        look: 'ink',
        run: () => app.attempt(() => connect(app, connector)),
      }),
      update: () => undefined,
    }),
  })
  const stop = autorun(() => {
    show(connectors.all)
    note.hidden = connectors.all.length > 0
    cancel.hidden = families.active?.status !== 'connecting'
  })
  return { element: element('div', { class: 'modal-body' }, note, list, cancel), stop }
}

/** Asks the wallet, and goes on to the account when it agrees. Every other outcome is an event of the kernel. */
async function connect({ kernel }: App, connector: Connector): Promise<void> {
  const outcome = await kernel.connections.connect(connector)
  if (outcome.status === 'connected') kernel.router.replace('Account')
}
