import type { Question, ShowQuestion, Verdict } from './questions.js'

/**
 * The wallet's own window, drawn in the page: in front of everything, with styles of its own, one question after the other.
 * Escape says no.
 */
export function approvalWindow(wallet: string): ShowQuestion {
  return (question, answer) => {
    const host = document.createElement('div')
    const root = host.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [styles()]
    const dialog = drawn({ wallet, question, answer })
    root.append(dialog)
    document.body.append(host)
    dialog.showModal()
    return () => {
      dialog.close()
      host.remove()
    }
  }
}

interface Drawing {
  readonly wallet: string
  readonly question: Question
  answer(verdict: Verdict): void
}

function drawn({ wallet, question, answer }: Drawing): HTMLDialogElement {
  const dialog = element('dialog')
  dialog.setAttribute('aria-label', `${wallet}: ${question.title}`)
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    answer('reject')
  })
  // The page has no access to what happens in a wallet's window.
  for (const type of ['keydown', 'click', 'pointerdown']) dialog.addEventListener(type, (event) => event.stopPropagation())
  const facts = element('dl')
  for (const [label, text] of question.details) facts.append(element('dt', label), element('dd', text))
  const buttons = element('div')
  buttons.append(
    button('Reject', () => answer('reject')),
    button('Approve', () => answer('approve')),
  )
  dialog.append(element('p', `${wallet} · ${globalThis.location.host}`), element('h2', question.title), facts, buttons)
  return dialog
}

function button(label: string, press: () => void): HTMLButtonElement {
  const made = element('button', label)
  made.type = 'button'
  made.addEventListener('click', press)
  return made
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, text?: string): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  if (text !== undefined) made.textContent = text
  return made
}

function styles(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    dialog { inline-size: 20rem; max-inline-size: 90vw; margin: 2rem 2rem auto auto; padding: 1rem; border: 2px solid #1d2733; border-radius: 12px;
      background: #fff; color: #1d2733; font: 15px/1.45 system-ui, sans-serif; box-shadow: 0 12px 40px rgb(0 0 0 / 35%) }
    p { margin: 0; color: #52606d; font-size: 13px }
    h2 { margin: .25rem 0 .75rem; font-size: 1.15rem }
    dt { color: #52606d; font-size: 13px }
    dd { margin: 0 0 .5rem; overflow-wrap: anywhere; max-block-size: 9rem; overflow-y: auto; white-space: pre-wrap }
    div { display: flex; gap: .5rem; margin-block-start: 1rem }
    button { flex: 1; padding: .6rem; border: 1px solid #1d2733; border-radius: 8px; background: #fff; color: inherit; font: inherit; cursor: pointer }
    button:last-child { background: #1d2733; color: #fff }
    button:focus-visible { outline: 3px solid #2f80ed; outline-offset: 2px }
  `)
  return sheet
}
