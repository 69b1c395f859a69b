import { button, make } from '../dom/make.js'
import type { Messages } from '../messages/messages.js'
import type { DecideOptions } from '../rpc/rpc-desk.js'
import type { Approval, Fact, Risk } from './approval.js'
import { guardPress } from './guard-press.js'
import { isolated } from './isolated.js'
import { visible } from './visible.js'

export interface ApprovalViewOptions extends Pick<DecideOptions, 'asker' | 'account' | 'problem'> {
  readonly approval: Approval
  readonly words: Messages
  readonly notice?: HTMLElement | undefined
  readonly decided: (verdict: 'approved' | 'refused') => void
  readonly signal: AbortSignal
}

/** Draws a request: who asks for what, where, at what cost and with which risk, and the two answers to it. */
export function approvalView({ approval, asker, account, problem, words, notice, decided, signal }: ApprovalViewOptions): HTMLElement {
  const { title, facts, text, risks, raw } = approval
  const status = make('p', { class: 'status', role: 'status' })
  const refuse = button(words.refuse, 'quiet', () => decided('refused'))
  const approve = button(
    problem === undefined ? approval.approve : words.tryAgain,
    risks.some(isDanger) ? 'danger' : 'main',
    () => undefined,
  )
  const told = make(
    'section',
    { class: 'told', tabindex: '0', 'aria-labelledby': 'title' },
    ...risks.map((risk) => riskLine(risk)),
    ...(text === undefined ? [] : [make('pre', { class: 'message', dir: 'auto' }, visible(text))]),
    factList([...facts, { label: words.account, value: account, isCode: true }]),
    make('details', {}, make('summary', {}, words.raw), make('pre', { class: 'raw', dir: 'ltr' }, visible(raw))),
    ...(notice === undefined ? [] : [notice]),
  )
  const head = make(
    'header',
    {},
    make('p', { class: 'origin', dir: 'ltr' }, asker.origin),
    ...(asker.name === undefined ? [] : [make('p', { class: 'name' }, isolated(words.asks(visible(asker.name))))]),
    make('h1', { id: 'title', tabindex: '-1' }, isolated(visible(title))),
  )
  if (problem !== undefined) status.append(words.faults[problem.code](problem.details))
  const foot = make('footer', {}, status, make('div', { class: 'buttons' }, refuse, approve))
  const early = (): void => status.replaceChildren(words.notVisible)
  guardPress({ seen: [head, told, foot], button: approve, pressed: () => decided('approved'), early, signal })
  return make('main', { class: 'card' }, head, told, foot)
}

function factList(facts: readonly Fact[]): HTMLElement {
  const rows = facts.map(({ label, value, isCode }) =>
    make(
      'div',
      {},
      make('dt', {}, isolated(visible(label))),
      make('dd', isCode === true ? { class: 'code', dir: 'ltr' } : { dir: 'auto' }, isolated(visible(value))),
    ),
  )
  return make('dl', {}, ...rows)
}

function riskLine({ level, text }: Risk): HTMLElement {
  return make('p', { class: `risk ${level}` }, isolated(text))
}

function isDanger({ level }: Risk): boolean {
  return level === 'danger'
}
