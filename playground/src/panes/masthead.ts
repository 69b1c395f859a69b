import { element } from '../dom/element.js'
import { displayChoice } from './display-choice.js'
import { themeChoice } from './theme-choice.js'

type Place = 'app' | 'lab'

export interface MastheadOptions {
  /** The page that it heads. */
  readonly here: Place
  /** The way from there to the root of the playground. */
  readonly root: './' | '../'
  readonly onTheme?: Parameters<typeof themeChoice>[0]
}

/** What every page of the playground begins with: its places, and the theme. */
export function masthead({ here, root, onTheme }: MastheadOptions): HTMLElement {
  const link = (place: Place, path: string, text: string): HTMLElement =>
    element('a', { href: `${root}${path}`, 'aria-current': place === here ? 'page' : undefined }, text)
  const bar = element(
    'div',
    { class: 'masthead' },
    element('p', { class: 'wordmark' }, 'Billfold'),
    element(
      'nav',
      { 'aria-label': 'Playground', class: 'places' },
      link('app', '', 'Overview'),
      element('a', { href: `${root}gallery/` }, 'Gallery'),
      link('lab', 'lab/', 'Plugin lab'),
      element('a', { href: `${root}docs/` }, 'Docs'),
      element('a', { href: `${root}phone/`, target: '_blank', rel: 'noreferrer' }, 'Phone'),
    ),
    displayChoice(),
    themeChoice(onTheme),
  )
  return element('header', {}, bar)
}
