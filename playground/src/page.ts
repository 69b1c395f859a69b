import type { App } from './app.js'
import { element } from './dom/element.js'
import { eventsPane } from './panes/events-pane.js'
import { outsidePane } from './panes/outside-pane.js'
import { pluginsPane } from './panes/plugins-pane.js'
import { requestsPane } from './panes/requests-pane.js'
import { stagePane } from './panes/stage-pane.js'
import { toast } from './panes/toast.js'
import { tally } from './panes/tally.js'
import { statePane } from './panes/state-pane.js'
import { switchesPane } from './panes/switches-pane.js'
import { masthead } from './panes/masthead.js'
import { walletPane } from './panes/wallet-pane.js'

/** The whole page around a kernel. */
export function page(app: App): HTMLElement {
  return element(
    'div',
    { class: 'page' },
    masthead({ here: 'lab', root: '../' }),
    element(
      'main',
      {},
      element(
        'div',
        { class: 'lead' },
        element('div', {}, element('h1', {}, 'A kernel, and what is plugged into it'), element('p', {}, lead)),
        tally(app),
      ),
      element(
        'div',
        { class: 'columns' },
        element('div', {}, pluginsPane(app), outsidePane(app), eventsPane(app), requestsPane(app)),
        element('div', {}, stagePane(app), walletPane(app), switchesPane(app), statePane(app)),
      ),
    ),
    toast(app),
  )
}

const lead =
  'Each plugin below is a few lines of plain data until something of it is used. Load it, open its view, take it away and bring it back. ' +
  'Break it, and see that nothing else notices.'
