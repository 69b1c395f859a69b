import { button } from '../../src/dom/button.js'
import { element, setText } from '../../src/dom/element.js'
import { pane } from '../../src/dom/pane.js'
import type { AnyTestWallet } from '../../families/playground-family.js'
import type { FamilyWallet } from '../create-wallets.js'
import type { Host } from '../host.js'

const behaviors: Readonly<Record<AnyTestWallet['behavior'], string>> = {
  ask: 'opens a window',
  approve: 'says yes',
  reject: 'says no',
  fail: 'fails',
  silent: 'stays silent',
  pending: 'has another window open',
}
const delays = { 0: 'at once', 1500: 'after a moment', 20000: 'after 20 seconds' }

/** The wallets of the page, which have real keys, and the hands of the person who holds them. */
export function walletsPane({ wallets }: Host): HTMLElement | undefined {
  if (wallets.length === 0) return undefined
  const about = 'They live in this page, have real keys, and sign for the chains on your machine. Be the person in front of them.'
  const rows = wallets.map((wallet) => ({ name: nameOf(wallet), row: walletRow(wallet) }))
  const show = (name: string): void => {
    for (const each of rows) each.row.hidden = each.name !== name
  }
  show(rows[0]?.name ?? '')
  const picker = choice('Wallet', Object.fromEntries(rows.map(({ name }) => [name, name])), show)
  return pane({ id: 'wallets', title: 'Wallets', about }, picker, ...rows.map(({ row }) => row))
}

function nameOf({ family, wallet }: FamilyWallet): string {
  return `${wallet.name}, ${family}`
}

function walletRow(listed: FamilyWallet): HTMLElement {
  const { wallet } = listed
  const name = nameOf(listed)
  const account = element('code')
  const state = element('p', { class: 'wallet-state' })
  const show = (): void => {
    setText(account, wallet.account)
    setText(state, stateOf(wallet))
  }
  wallet.onChange(show)
  const act = (label: string, run: () => void): HTMLButtonElement =>
    button({
      label,
      about: name,
      run: () => {
        run()
        show()
      },
    })
  show()
  return element(
    'section',
    { class: 'wallet', 'aria-label': name },
    element('h3', {}, name),
    account,
    state,
    choice(`${name} asked`, behaviors, (value) => (wallet.behavior = value as AnyTestWallet['behavior'])),
    choice(`${name} answers`, delays, (value) => (wallet.delay = Number(value))),
    element(
      'div',
      { class: 'row', role: 'group', 'aria-label': `What ${name} does` },
      act('Next account', () => wallet.changeAccount(nextAccount(wallet))),
      act('Lock or unlock', () => (wallet.isLocked ? wallet.unlock() : wallet.lock())),
      act('Take permission back', () => wallet.revoke()),
      ...(wallet.disconnect === undefined ? [] : [act('Lose the line', () => wallet.disconnect?.())]),
      act('Forget everything', () => wallet.forget()),
    ),
  )
}

function choice(label: string, words: Readonly<Record<string, string>>, choose: (value: string) => unknown): HTMLElement {
  const select = element('select', {}, ...Object.entries(words).map(([value, text]) => element('option', { value }, text)))
  select.addEventListener('change', () => choose(select.value))
  return element('label', { class: 'field' }, label, select)
}

function nextAccount({ account, addresses }: AnyTestWallet): string {
  return addresses[(addresses.indexOf(account) + 1) % addresses.length] ?? account
}

function stateOf({ isLocked, isPermitted, sent }: AnyTestWallet): string {
  const seen = isPermitted ? 'This page may see it' : 'This page may not see it'
  return `${seen}${isLocked ? ', but it is locked' : ''}. Sent: ${sent.length}.`
}
