import { evmChainNames } from '@billfold/local-chains/evm/seed'
import type { PhoneQuestion, Verification } from '@billfold/test-wallets/pairing'
import { autorun } from 'mobx'

import { button } from '../src/dom/button.js'
import { element } from '../src/dom/element.js'
import { hostOf } from './app-row.js'
import { detailsOf } from './details-of.js'
import type { Phone } from './phone.js'

/** Sheet with the question of an app. It covers everything else until it is answered. */
export function questionSheet(phone: Phone): HTMLElement {
  const sheet = element('div', { class: 'sheet', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'question', tabindex: -1 })
  let shown: number | undefined = undefined
  autorun(() => {
    const [question] = phone.questions
    sheet.hidden = question === undefined
    if (question?.id === shown) return
    shown = question?.id
    if (question === undefined) return
    sheet.replaceChildren(...content(question, phone))
    sheet.focus()
  })
  return sheet
}

const badges: Readonly<Record<Verification, string>> = {
  verified: 'Origin verified',
  mismatch: 'Origin is another one',
  threat: 'Known for fraud',
  unknown: 'Origin not verified',
}

function content(question: PhoneQuestion, phone: Phone): readonly HTMLElement[] {
  const { kind, app, origin, verification, chains } = question
  const title = kind === 'proposal' ? `Connect to ${app.name}?` : `${app.name} asks`
  const names = [...new Set(chains)].map((id) => evmChainNames[Number(id.split(':')[1])] ?? id)
  return [
    element('h2', { id: 'question' }, title),
    element('p', { class: 'origin' }, hostOf(origin || app.url)),
    element('p', { class: `badge ${verification}` }, badges[verification]),
    element('dl', {}, ...[['Network', names.join(', ')] as const, ...detailsOf(question)].flatMap(line)),
    element(
      'div',
      { class: 'answers' },
      button({ label: 'Reject', run: () => phone.answer(question, 'reject') }),
      button({ label: 'Approve', look: 'ink', run: () => phone.answer(question, 'approve') }),
    ),
  ]
}

function line([term, text]: readonly [string, string]): readonly HTMLElement[] {
  return [element('dt', {}, term), element('dd', {}, text)]
}
