import type { Billfold } from '../handle/billfold.js'
import type { BillfoldSnapshot } from '../handle/snapshot.js'
import { type Attached, type PageHandle, findHandle, handlesChanged } from './page-handles.js'

/** The events of our elements. They bubble, and leave shadow roots. */
export interface BillfoldElementEvents {
  /** There is another snapshot. */
  'billfold-state': CustomEvent<BillfoldSnapshot>
}

/** A server has no elements: there the class exists, and nothing is made of it. */
const Base: typeof HTMLElement = typeof HTMLElement === 'undefined' ? (Object as never) : HTMLElement

/** An element of ours in the page. It finds its handle, whichever of the two comes first, and lets go of it when it leaves. */
export class BillfoldElement extends Base {
  static readonly observedAttributes: readonly string[] = [
    'label',
    'loading-label',
    'namespace',
    'balance',
    'chars-start',
    'chars-end',
    'disabled',
  ]
  /** Set on the modal's element by the handle that put it into the page: told when the page throws it out. */
  onRemoved: (() => void) | undefined
  private own: Billfold | undefined
  private found: PageHandle | undefined
  private attached: Attached | undefined
  private unfollow: (() => void) | undefined

  /** The handle that this element belongs to. Absent: that of the nearest element around it, else the only one of the page. */
  get billfold(): Billfold | undefined {
    return this.own
  }

  set billfold(billfold: Billfold | undefined) {
    this.own = billfold
    this.handleEvent()
  }

  connectedCallback(): void {
    // A framework may have set the property before the class was there: then it hides ours.
    if (Object.hasOwn(this, 'billfold')) {
      const { billfold } = this
      Reflect.deleteProperty(this, 'billfold')
      this.own = billfold
    }
    document.addEventListener(handlesChanged, this)
    this.handleEvent()
  }

  disconnectedCallback(): void {
    this.onRemoved?.()
    // An element that is only moved is back at once.
    queueMicrotask(() => this.isConnected || this.handleEvent())
  }

  attributeChangedCallback(): void {
    this.attached?.redraw?.()
  }

  /** A handle came to the page or left it, or this element did. */
  handleEvent(): void {
    const handle = this.isConnected && !this.onRemoved ? findHandle(this) : undefined
    if (!this.isConnected) document.removeEventListener(handlesChanged, this)
    if (handle === this.found) return
    this.unfollow?.()
    this.attached?.detach()
    this.found = handle
    this.attached = handle?.attach(this)
    this.unfollow = handle?.billfold.subscribe(() => {
      this.dispatchEvent(new CustomEvent('billfold-state', { detail: handle.billfold.getSnapshot(), bubbles: true, composed: true }))
    })
  }
}

/** Makes our elements known to the page. Names that are taken, by another copy of this code, are left as they are. */
export function defineElements(): void {
  for (const kind of ['modal', 'button', 'connect-button', 'account-button', 'network-button']) {
    const name = `billfold-${kind}`
    if (!customElements.get(name)) customElements.define(name, class extends BillfoldElement {})
  }
}
