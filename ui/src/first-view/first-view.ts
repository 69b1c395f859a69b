import type { ReactElement } from 'react'

import { createThemes } from '../app/apply-theme.js'
import { styles } from '../app/modal.module.css'
import type { AccountModel } from '../views/account-model.js'
import type { ConnectModel } from '../views/connect-model.js'
import type { FirstPictures } from './first-pictures.js'
import { patchNodes } from './patch-nodes.js'
import { toDom } from './to-dom.js'

/** The views that are drawn before React and the kernel are here, each with what it is drawn from. */
export interface FirstModels {
  readonly Connect: ConnectModel
  readonly Account: AccountModel
}

export interface FirstViewNeeds {
  readonly locale: string
  readonly pictures: FirstPictures
  readonly clock: { after(milliseconds: number, run: () => void): unknown }
  onClose(): void
}

/** A view from before React and the kernel are here. React takes over its very nodes. */
export abstract class FirstView<V extends keyof FirstModels = keyof FirstModels> {
  /** Comes along, for the view has its theme from the first moment. */
  static readonly createThemes: typeof createThemes = createThemes
  readonly element: HTMLElement = document.createElement('div')
  readonly pictures: FirstPictures
  readonly locale: string
  abstract readonly view: V
  abstract model: FirstModels[V]
  /** The nodes are React's, and show what the kernel knows. */
  isOver = false
  protected readonly onClose: () => void
  /** Aborts when the nodes are handed over, or not needed any more. */
  protected readonly signal: AbortSignal
  /** Somebody pressed, and waits. */
  protected isWaiting = false
  /** The model is another one than that which stands. */
  private isStale = false
  /** The key of what was pressed last, until the press can be carried out. */
  private held: string | undefined
  private tellHeld: (() => void) | undefined
  private isPressed = false
  private readonly clock: FirstViewNeeds['clock']
  private readonly listeners = new Set<() => void>()
  private readonly released = new Set<() => void>()
  private readonly presses = new AbortController()
  private readonly pointer = new AbortController()
  private readonly taking = new AbortController()

  protected constructor({ locale, pictures, clock, onClose }: FirstViewNeeds) {
    this.locale = locale
    this.pictures = pictures
    pictures.onArrival = () => this.refresh()
    this.clock = clock
    this.onClose = onClose
    this.signal = this.presses.signal
    this.element.className = styles['place'] ?? ''
    this.watchPointer()
  }

  /** True where the ways to connect wait for a box to be ticked. */
  get needsConsent(): boolean {
    return false
  }

  /** The box is ticked, as the node itself knows it: it can be ticked at any moment of being taken over. */
  get isConsentGiven(): boolean {
    return this.element.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked === true
  }

  /** Somebody pressed, and what was pressed is not carried out yet. */
  get isHolding(): boolean {
    return this.held !== undefined
  }

  /** True where there is nothing that one could read or press yet. */
  get isEmpty(): boolean {
    return false
  }

  /** Lets the card be pulled away by the grip on it, once the code for that is here. */
  async follow(panel: HTMLElement): Promise<void> {
    const handle = this.element.querySelector<HTMLElement>(`.${styles['grabber']}`)
    const { signal, onClose } = this
    if (handle === null) return
    const { dragToClose } = await import('../../kit/sheet/drag-to-close.js')
    if (!signal.aborted) signal.addEventListener('abort', dragToClose({ handle, panel, onClose }))
  }

  /** Keeps a press until it can be carried out: the last one counts. */
  hold(key: string): void {
    this.held = key
    this.tell()
    if (this.tellHeld !== undefined) this.tellHeld()
    else this.showWaiting(true)
  }

  /** Hears of a press that nobody will carry out: of the one that is kept, and of every further one. */
  onHeld(tell: () => void): void {
    this.tellHeld = tell
    if (this.held !== undefined) tell()
  }

  /** Ends what it does by itself: the nodes are React's from now on. `visit` names the view that they are of. */
  handOver(visit: number): void {
    this.showWaiting(false)
    this.presses.abort()
    const options = { capture: true, passive: true, signal: this.taking.signal }
    // React repeats what happens to nodes that it has not taken over yet, and fails to in a shadow root: such events have no target afterwards.
    for (const type of repeated) this.element.addEventListener(type, (event) => event.stopImmediatePropagation(), options)
    const view = this.element.querySelector<HTMLElement>('[data-visit]')
    view?.setAttribute('data-visit', String(visit))
    // React would take the view over in the middle of a press, and may draw it anew: the press would be lost with its node.
    for (const type of pressing) this.element.addEventListener(type, (event) => this.keepPress(event, view), options)
  }

  /** Every node is React's. */
  taken(): void {
    this.taking.abort()
  }

  /** Shows what the kernel knows from now on. */
  end(): void {
    this.isOver = true
    this.pointer.abort()
    this.tell()
  }

  /** Runs when no pointer is down on the view: nothing moves under a finger. */
  whenReleased(run: () => void): void {
    if (this.isPressed) this.released.add(run)
    else run()
  }

  /** Hears when it is over, and when a press begins or ends to wait. Returns the undo. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Takes the press that was kept. */
  takeHeld(): string | undefined {
    const { held } = this
    this.held = undefined
    this.tell()
    return held
  }

  dispose(): void {
    this.presses.abort()
    this.taking.abort()
    this.isPressed = false
    this.pointer.abort()
    this.pictures.dispose()
  }

  /** Reads what there is to show. */
  protected abstract read(): FirstModels[V]

  /** Everything in the card, by the frames of the shell. */
  protected abstract card(): ReactElement

  protected draw(): void {
    const { signal } = this
    this.model = this.read()
    this.element.replaceChildren(toDom(this.card(), signal))
    this.element.addEventListener('click', ({ target }) => this.press(target), { signal })
  }

  /** There is something else to show. What comes together is drawn together. */
  protected refresh(): void {
    if (this.element.childElementCount === 0 || this.isStale) return
    this.isStale = true
    this.clock.after(0, () => this.whenReleased(this.redraw))
  }

  protected patch(): void {
    const { signal } = this
    if (!signal.aborted) patchNodes(this.element, toDom(this.card(), signal))
  }

  private readonly redraw = (): void => {
    this.isStale = false
    if (this.signal.aborted) return
    this.model = this.read()
    this.patch()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }

  private press(target: EventTarget | null): void {
    const key = keyOf(target)
    if (key !== undefined) this.hold(key)
  }

  /** Keeps a press in a view that is not React's yet: React does not hear of it. */
  private keepPress(event: Event, view: Element | null): void {
    const { target, type } = event
    if (keyOf(target) === undefined || view?.contains(target as Element) !== true) return
    if (event instanceof KeyboardEvent && !pressingKeys.has(event.key)) return
    event.stopImmediatePropagation()
    if (type === 'click') this.press(target)
  }

  private watchPointer(): void {
    const { signal } = this.pointer
    const release = (): void => {
      this.isPressed = false
      // The click of a press comes after it.
      this.clock.after(0, () => {
        if (this.isPressed) return
        const waiting = [...this.released]
        this.released.clear()
        for (const run of waiting) run()
      })
    }
    this.element.addEventListener('pointerdown', () => void (this.isPressed = true), { capture: true, signal })
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, { capture: true, signal })
  }

  private showWaiting(isWaiting: boolean): void {
    this.isWaiting = isWaiting
    this.patch()
  }
}

/** The key of what is pressed, where it can be. */
function keyOf(target: EventTarget | null): string | undefined {
  const pressed = target instanceof Element ? target.closest('[data-key]:not([aria-disabled])') : undefined
  return pressed?.getAttribute('data-key') ?? undefined
}

/** The events of a press, by a pointer or a key. */
const pressing = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'touchstart', 'touchend', 'keydown', 'keyup', 'click'] as const
const pressingKeys: ReadonlySet<string> = new Set(['Enter', ' '])

/** The events that React repeats after it has taken nodes over. */
const repeated = ['focusin', 'dragenter', 'mouseover', 'pointerover', 'gotpointercapture'] as const
