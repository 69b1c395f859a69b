import { autorun } from 'mobx'
import type { App } from '../app.js'
import { button, setUsable } from '../dom/button.js'
import { element, setText } from '../dom/element.js'
import { pane } from '../dom/pane.js'

/** The other side: the wallet, and you in front of it. */
export function walletPane({ example }: App): HTMLElement {
  const { wallet, change } = example
  const says = element('p', { role: 'status', class: 'wallet-says' })
  const approve = button({ label: 'Approve', look: 'ink', run: () => change(() => wallet.answer('approve')) })
  const refuse = button({ label: 'Refuse', run: () => change(() => wallet.answer('refuse')) })
  const nextAccount = button({ label: 'Other account', run: () => change(() => wallet.changeAccounts(...wallet.accounts.toReversed())) })
  const nextNetwork = button({ label: 'Other network', run: () => change(() => wallet.changeNetwork(otherNetwork(wallet.networkId))) })
  const lock = button({ label: 'Lock', run: () => change(() => (wallet.isLocked ? wallet.unlock() : wallet.lock())) })
  const leave = button({ label: 'Disconnect', look: 'danger', run: () => change(() => wallet.disconnect('by the person')) })

  autorun(() => {
    example.revision.get()
    setText(says, situationOf(wallet))
    for (const answer of [approve, refuse]) setUsable(answer, wallet.waiting > 0)
    for (const act of [nextAccount, nextNetwork, leave]) setUsable(act, wallet.isConnected)
    setUsable(lock, wallet.isConnected)
  })

  return pane(
    { id: 'wallet', title: 'The wallet', about: 'It stands on the other side, and asks you.' },
    says,
    element('div', { class: 'row' }, approve, refuse),
    element('div', { class: 'row' }, nextAccount, nextNetwork, lock, leave),
  )
}

function situationOf({ waiting, isConnected, isLocked, accounts, networkId }: App['example']['wallet']): string {
  if (waiting > 0) return 'A page would like to see your accounts.'
  if (isLocked) return 'Locked.'
  return isConnected ? `Connected as ${accounts[0]?.address} on ${networkId}.` : 'Not connected to this page.'
}

function otherNetwork(networkId: string): 'seamoss:1' | 'seamoss:2' {
  return networkId === 'seamoss:1' ? 'seamoss:2' : 'seamoss:1'
}
