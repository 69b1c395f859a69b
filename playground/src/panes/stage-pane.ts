import type { ViewName } from '@billfold/kernel'
import { autorun, reaction } from 'mobx'
import type { App } from '../app.js'
import type { Body } from '../bodies/body.js'
import { button, setUsable } from '../dom/button.js'
import { element, setAttribute, setText } from '../dom/element.js'
import { pane } from '../dom/pane.js'
import { spaced } from '../spaced.js'
import { stageBody } from './stage-body.js'
import { viewStack } from './view-stack.js'

/** The modal, drawn in the plainest way: what the router shows, and the ways in and out. */
export function stagePane(app: App): HTMLElement {
  const router = app.kernel.router
  const modal = app.kernel.modal
  const title = element('h3')
  const text = element('p', { class: 'modal-text' })
  const back = button({ label: 'Back', run: () => router.back() })
  const close = button({ label: 'Close', run: () => app.attempt(() => modal.requestClose()) })
  const open = button({ label: 'Open', look: 'ink', about: 'the modal', run: () => app.attempt(() => modal.open()) })
  const body = element('div', { class: 'modal-body' })
  const card = element('div', { class: 'modal' }, element('div', { class: 'modal-bar' }, back, close), title, text, body)

  autorun(() => {
    const { isOpen, isShaking } = modal
    setAttribute(card, 'data-open', String(isOpen))
    setAttribute(card, 'data-loading', String(modal.isLoading()))
    setAttribute(card, 'data-shaking', String(isShaking))
    setUsable(back, isOpen && router.canGoBack)
    setUsable(close, isOpen)
    setUsable(open, !isOpen)
  })
  autorun(() => {
    const words = app.shown.words
    setText(title, modal.isOpen ? (words?.title ?? spaced(router.view)) : 'The modal is closed')
    setText(text, modal.isOpen ? (words?.text ?? ownWords[router.view] ?? undrawn) : 'Open it here, or open a view of a plugin.')
  })
  let current: Body | undefined
  reaction(
    () => (modal.isOpen ? router.view : undefined),
    (view) => {
      current?.stop()
      current = view === undefined ? undefined : stageBody(app, view)
      body.replaceChildren(...(current === undefined ? [] : [current.element]))
    },
    { fireImmediately: true },
  )

  return pane(
    { id: 'stage', title: 'The modal', about: 'A kernel has no looks. This is its router, said out loud.', tools: [open] },
    card,
    viewStack(app),
  )
}

const undrawn = 'The shell of Billfold draws this view. Here you see that the router shows it.'

const ownWords: { readonly [K in ViewName]?: string } = {
  Connect: 'Every wallet that a plugin brings is a button here.',
  Account: 'The account in use, and what plugins put beside it.',
}
