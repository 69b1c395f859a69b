import { rootClass } from '../../../../styles/root-class.js'
import { attachStyles } from '../../../../styles/sheet-registry.js'
import { guardEvents } from './guard-events.js'
import { lockScroll } from './lock-scroll.js'
import { styles } from './modal-shell.module.css'
import { rememberFocus } from './remember-focus.js'
import { revealHost } from './reveal-host.js'

export interface ModalShellOptions {
  /** The element that carries the shadow root. */
  readonly host: HTMLElement
  /** Part of the page instead of above it: no dialog, no lock, no guard. */
  readonly isEmbedded: boolean
  /** The visitor wants to leave: Escape, a press beside the card, the back gesture of a phone. */
  onLeave(): void
}

/** The modal as it stands before any framework has arrived: a card that others fill. */
export interface ModalShell {
  /** The reset and the theme live here: the page's styles end at this element. */
  readonly root: HTMLElement
  readonly card: HTMLElement
  readonly isShown: boolean
  /** What the dialog is called, until a view says its own name. */
  label(name: string): void
  /** Stands up. On the way the element is put into the page: one that is a part of it is there. */
  show(place: () => unknown): void
  hide(): void
  /** Lays the card out once where nobody sees it, in the page for no longer than that: what is measured for the first time takes long. */
  rehearse(place: Element): void
  destroy(): void
}

/** Builds the dialog in a shadow root. It stands as soon as `show` returns. */
export function createModalShell({ host, isEmbedded, onLeave }: ModalShellOptions): ModalShell {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const undress = attachStyles(shadow)
  const root = document.createElement('div')
  const frame = document.createElement(isEmbedded ? 'div' : 'dialog')
  const card = document.createElement('section')
  root.className = rootClass
  root.part.add('root')
  card.className = styles['card'] ?? ''
  card.part.add('card')
  frame.append(card)
  root.append(frame)
  shadow.append(root)

  let sitDown: (() => void) | undefined
  const shell: ModalShell = {
    root,
    card,
    get isShown() {
      return sitDown !== undefined
    },
    label: (name) => void (frame.ariaLabel = name),
    show(place) {
      if (frame instanceof HTMLDialogElement) sitDown ??= standUp({ frame, host, place, onLeave })
      else sitDown = () => undefined
    },
    hide() {
      sitDown?.()
      sitDown = undefined
    },
    rehearse(place) {
      if (isEmbedded || host.isConnected) return
      frame.className = `${styles['dialog']} ${styles['unseen']}`
      place.append(host)
      frame.getBoundingClientRect()
      host.remove()
      frame.className = ''
    },
    destroy() {
      shell.hide()
      root.remove()
      undress()
    },
  }
  return shell
}

interface Standing {
  readonly frame: HTMLDialogElement
  readonly host: HTMLElement
  place(): unknown
  onLeave(): void
}

/** Opens the dialog above the page. Returns the undo. */
function standUp({ frame, host, place, onLeave }: Standing): () => void {
  // The first of them is undone last: the focus goes back when everything else is as it was. The page is measured before
  // anything in it changes: later, the browser would have to lay it out for that.
  const undos = [rememberFocus(), lockScroll(), guardEvents(host, onLeave), revealHost(host)]
  place()
  frame.className = styles['dialog'] ?? ''
  frame.part.add('dialog')
  const listening = new AbortController()
  const { signal } = listening
  frame.addEventListener('cancel', (event) => leaveInstead(event, onLeave), { signal })
  frame.addEventListener('click', ({ target }) => target === frame && onLeave(), { signal })
  focusedFirst(frame, () => frame.showModal())
  return () => {
    listening.abort()
    frame.close()
    for (const undo of undos.toReversed()) undo()
  }
}

/** A view that was drawn ahead has its heading focused: a dialog would begin with whatever comes first in it. */
function focusedFirst(frame: HTMLDialogElement, show: () => void): void {
  const heading = frame.querySelector('h1')
  heading?.setAttribute('autofocus', '')
  show()
  heading?.removeAttribute('autofocus')
}

/** Whoever closes a dialog asks us first. */
function leaveInstead(event: Event, onLeave: () => void): void {
  event.preventDefault()
  onLeave()
}
