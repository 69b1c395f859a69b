import { evmAccounts, evmChainNames } from '@billfold/local-chains/evm/seed'
import { autorun } from 'mobx'

import { element, setText } from '../src/dom/element.js'
import { keyedList } from '../src/dom/keyed-list.js'
import { appRow } from './app-row.js'
import type { Phone } from './phone.js'
import { questionSheet } from './question-sheet.js'
import { scanner } from './scanner.js'

/** The wallet as one holds it. */
export function phonePage(phone: Phone): HTMLElement {
  const apps = element('ul', { class: 'apps', 'aria-label': 'Connected apps' })
  const none = element('p', { class: 'faint' }, 'No app yet. Scan the code that an app shows, or paste its link.')
  const complaint = element('p', { class: 'complaint', role: 'status' })
  const showApps = keyedList({ parent: apps, keyOf: ({ topic }: Phone['apps'][number]) => topic, create: (app) => appRow(app, phone) })
  const screen = element(
    'main',
    { class: 'screen' },
    element('header', { class: 'top' }, element('h1', {}, 'Pocket'), element('a', { href: '../' }, 'To the app')),
    purse(phone),
    scanner(phone),
    complaint,
    element('section', { 'aria-labelledby': 'apps-title' }, element('h2', { id: 'apps-title' }, 'Apps'), none, apps),
  )
  const sheet = questionSheet(phone)
  autorun(() => {
    showApps(phone.apps)
    none.hidden = phone.apps.length > 0
    setText(complaint, phone.complaint ?? '')
    screen.inert = phone.questions.length > 0
  })
  return element('div', { class: 'case' }, screen, sheet)
}

/** Notice in the place of the phone when the chains do not run. */
export function sleepingPhone(): HTMLElement {
  const text = 'This wallet lives on the chains and the relay that npm start brings along. Start those, and open this page again.'
  return element('div', { class: 'case' }, element('main', { class: 'screen' }, element('h1', {}, 'Pocket'), element('p', {}, text)))
}

/** Whose wallet it is, and where it is. */
function purse(phone: Phone): HTMLElement {
  const address = element('code', { class: 'address' })
  const owner = element('select', { change: () => void phone.become(evmAccounts[owner.selectedIndex] ?? phone.owner.get()) })
  owner.append(...evmAccounts.map(({ name }) => element('option', {}, name)))
  const chain = element('select', { change: () => void phone.switchTo(phone.chainIds[chain.selectedIndex] ?? phone.chainId.get()) })
  chain.append(...phone.chainIds.map((id) => element('option', {}, evmChainNames[id] ?? String(id))))
  autorun(() => {
    const current = phone.owner.get()
    setText(address, current.address)
    owner.selectedIndex = evmAccounts.indexOf(current)
    chain.selectedIndex = phone.chainIds.indexOf(phone.chainId.get())
  })
  return element(
    'section',
    { class: 'purse', 'aria-label': 'Account' },
    element('div', { class: 'pair' }, element('label', {}, 'Account ', owner), element('label', {}, 'Network ', chain)),
    address,
  )
}
