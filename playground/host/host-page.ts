import { frontPane } from '../front/front-pane.js'
import { element } from '../src/dom/element.js'
import { masthead } from '../src/panes/masthead.js'
import type { Host } from './host.js'
import { aggregatorPane } from './panes/aggregator-pane.js'
import { cardSellerPane } from './panes/card-seller-pane.js'
import { eventsPane } from './panes/events-pane.js'
import { fetchedPane } from './panes/fetched-pane.js'
import { conditionsPane } from './panes/conditions-pane.js'
import { exchangePane } from './panes/exchange-pane.js'
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
      ...frontPane(host),
      element(
        'section',
        { id: 'watch', 'aria-labelledby': 'watch-title' },
        element(
          'div',
          { class: 'lead' },
          element('div', {}, element('h2', { id: 'watch-title' }, 'Watch it work'), element('p', {}, lead)),
        ),
        element(
          'div',
          { class: 'columns' },
          element('div', {}, pluginsPane(host), eventsPane(host), fetchedPane(host)),
          element(
            'div',
            {},
            walletsPane(host),
            ...optional(cardSellerPane(host)),
            ...optional(aggregatorPane()),
            placesPane(host),
            conditionsPane(host),
            ...optional(exchangePane(host)),
            statePane(host),
          ),
        ),
      ),
    ),
  )
}

/** A pane, where there is one. */
function optional(shown: HTMLElement | undefined): readonly HTMLElement[] {
  return shown === undefined ? [] : [shown]
}

const lead =
  'This page has a second modal, behind its Connect button: every family, every plugin, and wallets with real keys. Until you come near the button ' +
  'nothing of it is loaded; then each part arrives when it is first used.'
