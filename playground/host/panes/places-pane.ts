import type { OpenRequest } from '@billfold/kernel'

// By path: the whole kit comes with the modal and not before.
import { offeredLanguages } from '../../../ui/kit/locale/languages.js'
import { button } from '../../src/dom/button.js'
import { element } from '../../src/dom/element.js'
import { pane } from '../../src/dom/pane.js'
import type { Host } from '../host.js'

const views = {
  Connect: 'Connect',
  Account: 'Account',
  Networks: 'Networks',
  AllWallets: 'All wallets',
  Devtools: 'Devtools',
  WhatIsAWallet: 'What is a wallet?',
}

/** Ways into the modal, and how it looks and speaks. */
export function placesPane({ billfold }: Host): HTMLElement {
  const opens = Object.entries(views).map(([view, label]) =>
    button({ label, about: 'opens', run: () => billfold.open({ view } as OpenRequest) }),
  )
  const themes = (['dark', 'light', 'system'] as const).map((theme) =>
    button({ label: theme, about: 'theme', run: () => billfold.setTheme(theme) }),
  )
  const languages = offeredLanguages.map((locale) => button({ label: locale, about: 'language', run: () => billfold.setLocale(locale) }))
  return pane(
    { id: 'places', title: 'The modal', about: 'Open it where you like, and make it look and speak as your app does.' },
    element('div', { class: 'row', role: 'group', 'aria-label': 'Open' }, ...opens),
    element('div', { class: 'row', role: 'group', 'aria-label': 'Theme of the modal' }, ...themes),
    element('div', { class: 'row', role: 'group', 'aria-label': 'Language of the modal' }, ...languages),
  )
}
