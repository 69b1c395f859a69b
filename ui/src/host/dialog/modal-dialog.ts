import { rootClass } from '../../../styles/root-class.js'
import { attachStyles } from '../../../styles/sheet-registry.js'

import { styles } from './modal-dialog.module.css'
import { guardEscape, guardEvents, lockScroll, rememberFocus, revealHost } from './page-guard.js'

export interface ModalDialogOptions {
  /** The element that carries the shadow root. */
  readonly host: HTMLElement
  /** Part of the page instead of above it: no dialog, no lock, no guard. */
  readonly isEmbedded: boolean
  /** The visitor wants to leave: Escape, a press beside the card, the back gesture of a phone. */
  onLeave(): void
}

/** The modal's dialog in a shadow root, with a card that others fill. It needs no framework. */
export class ModalDialog {
  /** The element with reset and theme: the page's styles end here. */
  readonly root: HTMLElement = document.createElement('div')
  readonly card: HTMLElement = document.createElement('section')
  private readonly frame: HTMLElement
  private readonly detachStyles: () => void
  private readonly unguard: (() => void) | undefined
  /** Closes the dialog; undefined while it is closed. */
  private closeDialog: (() => void) | undefined

  constructor(private readonly options: ModalDialogOptions) {
    const { host, isEmbedded } = options
    const { root, card } = this
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    this.detachStyles = attachStyles(shadow)
    this.frame = document.createElement(isEmbedded ? 'div' : 'dialog')
    if (!isEmbedded) {
      this.frame.className = styles['dialog'] ?? ''
      this.frame.part.add('dialog')
    }
    // Only what is open is pressed: so this is done before, and not between a press and its picture.
    this.unguard = isEmbedded ? undefined : guardEvents(host)
    root.className = rootClass
    root.part.add('root')
    card.className = styles['card'] ?? ''
    card.part.add('card')
    this.frame.append(card)
    root.append(this.frame)
    shadow.append(root)
  }

  get isOpen(): boolean {
    return this.closeDialog !== undefined
  }

  /** Names the dialog for assistive tools: by the title of what stands in it, and by another name until there is one. */
  label(title: string | null | undefined, meanwhile?: string): void {
    const name = title ?? this.frame.ariaLabel ?? meanwhile
    // The same name written again is a change to whoever watches.
    if (name && name !== this.frame.ariaLabel) this.frame.ariaLabel = name
  }

  /** Opens the dialog. `place` puts the host element into the page on the way; an embedded one is there. */
  open(place: () => unknown): void {
    const { frame } = this
    const { host, onLeave } = this.options
    if (frame instanceof HTMLDialogElement) this.closeDialog ??= openDialog({ frame, host, place, onLeave })
    else this.closeDialog = () => undefined
  }

  close(): void {
    this.closeDialog?.()
    this.closeDialog = undefined
  }

  /** Lays the card out once, unseen, in the page for no longer than that: a first layout is what takes long. */
  prelayout(place: Element): void {
    const { frame } = this
    const { host, isEmbedded } = this.options
    if (isEmbedded || host.isConnected) return
    place.append(host)
    frame.getBoundingClientRect()
    host.remove()
  }

  dispose(): void {
    this.close()
    this.unguard?.()
    this.root.remove()
    this.detachStyles()
  }
}

interface DialogPlace {
  readonly frame: HTMLDialogElement
  readonly host: HTMLElement
  place(): unknown
  onLeave(): void
}

/** Opens the dialog above the page. Returns the undo. */
function openDialog({ frame, host, place, onLeave }: DialogPlace): () => void {
  // The first of them is undone last: the focus goes back when everything else is as it was. The page is measured before
  // anything in it changes: later, the browser would have to lay it out for that.
  const undos = [rememberFocus(), lockScroll(), guardEscape(onLeave), revealHost(host)]
  place()
  const listening = new AbortController()
  const { signal } = listening
  const askToLeave = (event: Event): void => {
    event.preventDefault()
    onLeave()
  }
  frame.addEventListener('cancel', askToLeave, { signal })
  // A press that begins in the card and ends beside it, such as one that selects a text, does not leave.
  let pressed: EventTarget | null = frame
  frame.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal })
  frame.addEventListener('click', ({ target }) => target === frame && pressed === frame && onLeave(), { signal })
  showWithHeadingFocused(frame)
  return () => {
    listening.abort()
    frame.close()
    for (const undo of undos.toReversed()) undo()
  }
}

/** Focuses the heading of a view that was drawn ahead: a dialog would focus whatever comes first in it. */
function showWithHeadingFocused(frame: HTMLDialogElement): void {
  const heading = frame.querySelector('h1')
  heading?.setAttribute('autofocus', '')
  frame.showModal()
  heading?.removeAttribute('autofocus')
}
