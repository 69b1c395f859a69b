import { html } from 'hono/html'

import type { ListedWallet } from '../../wallet-api/listed-wallet.js'
import { pickWallets } from '../../wallet-api/pick-wallets.js'
import { type WalletChoice, chosenWallets } from '../../wallet-api/wallet-choice.js'
import { readWalletQuery } from '../../wallet-api/wallet-query.js'
import { amountText } from './amounts.js'
import { type Markup, page } from './page.js'

export interface WalletsOptions {
  readonly wallets: readonly ListedWallet[]
  readonly choice: WalletChoice
  readonly search: string
  /** From 1. */
  readonly page: number
  readonly now: number
}

const perPage = 40

/** The hidden wallets, then the list as apps get it, with the decisions that can be made of each. */
export function walletsPage({ wallets, choice, search, page: asked, now }: WalletsOptions): Markup {
  const hidden = wallets.filter(({ entry }) => choice.hidden.includes(entry.id))
  const inOrder = [...hidden, ...chosenWallets(wallets, choice)]
  const query = readWalletQuery(new URLSearchParams({ search, page: String(asked), entries: String(perPage) }))
  const { data, count } = pickWallets(inOrder, query, now)
  const pages = Math.max(1, Math.ceil(count / perPage))
  const at = new URLSearchParams({ search, page: String(asked) })
  const turn = (to: number, label: string): Markup => {
    const there = new URLSearchParams({ search, page: String(to) })
    return to < 1 || to > pages ? html`` : html`<a href="/admin/wallets?${there.toString()}">${label}</a>`
  }
  return page({
    title: 'Wallets',
    at: 'wallets',
    body: html`<h1>Wallets</h1>
      <p>What apps offer, in this order. A hidden wallet is offered to nobody.</p>
      <form method="get" action="/admin/wallets" role="search" class="inline">
        <label class="field">
          <span>Search by name</span>
          <input type="search" name="search" value="${search}" />
        </label>
        <button class="quiet">Search</button>
      </form>
      <p role="status">${count === 0 ? 'No wallet has such a name.' : `${amountText(count)} ${count === 1 ? 'wallet' : 'wallets'}`}</p>
      <ul class="rows wallets">
        ${data.map(({ id, name }) => walletRow({ id, name, choice, at }))}
      </ul>
      <nav class="turn" aria-label="Pages of the list">${turn(asked - 1, 'Earlier')} ${turn(asked + 1, 'Later')}</nav>`,
  })
}

interface RowOptions {
  readonly id: string
  readonly name: string
  readonly choice: WalletChoice
  readonly at: URLSearchParams
}

function walletRow({ id, name, choice, at }: RowOptions): Markup {
  const isHidden = choice.hidden.includes(id)
  const place = choice.first.indexOf(id) + 1
  const state = isHidden ? 'Hidden' : place > 0 ? `Offered first, ${place} of ${choice.first.length}` : ''
  const decide = (decision: string, label: string): Markup =>
    html`<button class="quiet" name="decision" value="${decision}">${label}<span class="hidden"> ${name}</span></button>`
  return html`<li>
    <form method="post" action="/admin/wallets">
      <input type="hidden" name="id" value="${id}" />
      <input type="hidden" name="search" value="${at.get('search') ?? ''}" />
      <input type="hidden" name="page" value="${at.get('page') ?? '1'}" />
      <p><strong>${name}</strong><span>${state}</span></p>
      ${isHidden ? decide('list', 'Show') : decide('hide', 'Hide')}
      ${isHidden ? '' : place > 0 ? decide('list', 'Not first') : decide('first', 'Offer first')}
    </form>
  </li>`
}
