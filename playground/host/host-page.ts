import { element } from '../src/dom/element.js'
import { masthead } from '../src/panes/masthead.js'
import type { Host } from './host.js'
import { eventsPane } from './panes/events-pane.js'
import { fetchedPane } from './panes/fetched-pane.js'
import { conditionsPane } from './panes/conditions-pane.js'
import { placesPane } from './panes/places-pane.js'
import { pluginsPane } from './panes/plugins-pane.js'
import { statePane } from './panes/state-pane.js'
import { walletsPane } from './panes/wallets-pane.js'

/** An app with a wallet modal, and everything that can be watched of it. */
export function hostPage(host: Host): HTMLElement {
  return element(
    'div',
    { class: 'page' },
    // The modal looks as the page does.
    masthead({ here: 'app', root: './', onTheme: (theme) => host.billfold.setTheme(theme === 'auto' ? 'system' : theme) }),
    element(
      'main',
      {},
      element(
        'div',
        { class: 'lead' },
        element('div', {}, element('h1', {}, 'An app, and a wallet for it'), element('p', {}, lead)),
        // The element finds the handle of the page by itself.
        document.createElement('billfold-button'),
      ),
      element(
        'div',
        { class: 'columns' },
        element('div', {}, pluginsPane(host), eventsPane(host), fetchedPane(host)),
        element('div', {}, walletsPane(host), placesPane(host), conditionsPane(host), statePane(host)),
      ),
    ),
  )
}

const lead =
  'Two lines of this page brought the button. Until you come near it nothing else is loaded; then each part arrives when it is first used. ' +
  'Watch it below.'
