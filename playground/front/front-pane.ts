import type { Host } from '../host/host.js'
import { element } from '../src/dom/element.js'
import { startFront } from './front.js'
import { choicesPane } from './panes/choices-pane.js'
import { codePane } from './panes/code-pane.js'
import { figuresPane } from './panes/figures-pane.js'
import { livePane } from './panes/live-pane.js'

/** What a visitor sees first: what this is, the modal alive, the code that brings it, and what it weighs. */
export function frontPane(host: Host): readonly HTMLElement[] {
  const front = startFront()
  return [
    element(
      'section',
      { class: 'front', 'aria-labelledby': 'front-title' },
      element(
        'div',
        { class: 'front-words' },
        element('h1', { id: 'front-title' }, 'Every wallet behind one button'),
        element('p', { class: 'front-lead' }, lead),
        element(
          'div',
          { class: 'front-actions' },
          // The element finds the handle of the page by itself.
          document.createElement('billfold-button'),
          element('a', { href: './docs/' }, 'Start in five minutes'),
          element('a', { href: '#watch' }, 'Watch it work'),
        ),
      ),
      livePane(front),
      element('div', { class: 'front-make' }, codePane(front), choicesPane(front)),
    ),
    figuresPane(host),
  ]
}

const lead =
  'Billfold is an open-source wallet modal for web apps: people connect a wallet of any of seven chain families, or log in with an email address, ' +
  'then send, receive and sign, and your page loads a few kilobytes until somebody clicks.'
