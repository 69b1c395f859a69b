import { html } from 'hono/html'

import type { HourFigure } from '../../operations/day-figures.js'
import { amountText } from './amounts.js'
import type { Markup } from './page.js'

/** The last 24 hours of a project: how many opened the modal, chose a wallet and connected it, and why others did not. */
export function funnel(hours: readonly HourFigure[]): Markup | '' {
  const amounts = new Map<string, number>()
  for (const { name, amount } of hours) amounts.set(name, (amounts.get(name) ?? 0) + amount)
  const amountOf = (name: string): number => amounts.get(name) ?? 0
  if (![...amounts.keys()].some((name) => name.startsWith('funnel '))) return ''
  const wallets = namesOf(amounts, ['funnel chosen ', 'funnel connected '])
  const failures = namesOf(amounts, ['funnel failed '])
  return html`<section aria-labelledby="funnel">
    <h2 id="funnel">From opening to connecting, in the last 24 hours</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col" class="number">Visits</th>
          <th scope="col" class="number">Of those before</th>
        </tr>
      </thead>
      <tbody>
        ${step('Modal opened', amountOf('funnel opened'))} ${step('Wallet chosen', amountOf('funnel chosen'), amountOf('funnel opened'))}
        ${step('Wallet connected', amountOf('funnel connected'), amountOf('funnel chosen'))}
      </tbody>
    </table>
    ${wallets.length === 0 ? '' : byName('Wallet', wallets, (name) => [amountOf(`funnel chosen ${name}`), amountOf(`funnel connected ${name}`)])}
    ${failures.length === 0 ? '' : byName('Failure', failures, (name) => [amountOf(`funnel failed ${name}`)])}
  </section>`
}

function step(title: string, amount: number, before?: number): Markup {
  const share = before === undefined || before === 0 ? '' : `${Math.round((amount / before) * 100)} %`
  return html`<tr>
    <th scope="row">${title}</th>
    <td class="number">${amountText(amount)}</td>
    <td class="number">${share}</td>
  </tr>`
}

/** Names with their amounts, the largest first. */
function byName(title: 'Failure' | 'Wallet', names: readonly string[], amountsOf: (name: string) => readonly number[]): Markup {
  const columns = title === 'Wallet' ? ['Chosen', 'Connected'] : ['Times']
  const rows = names
    .map((name) => ({ name, amounts: amountsOf(name) }))
    .toSorted((one, other) => (other.amounts[0] ?? 0) - (one.amounts[0] ?? 0) || one.name.localeCompare(other.name))
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${title}</th>
        ${columns.map((column) => html`<th scope="col" class="number">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ name, amounts }) =>
          html`<tr>
            <th scope="row">${name}</th>
            ${amounts.map((amount) => html`<td class="number">${amountText(amount)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`
}

function namesOf(amounts: ReadonlyMap<string, number>, prefixes: readonly string[]): readonly string[] {
  const names = [...amounts.keys()].flatMap((key) =>
    prefixes.flatMap((prefix) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
  )
  return [...new Set(names)]
}
