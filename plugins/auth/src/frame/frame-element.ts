import type { PagePort } from '@billfold/kernel'

/** The frame as an element of the page. */
export interface FrameElement {
  /** The window in it; messages of any other are not the frame's. */
  readonly window: unknown
  post(message: unknown, origin: string): void
  /** Shows the frame over an element of the page, above everything else. Returns the undo. */
  cover(place: Element, onLeave: () => void): () => void
  remove(): void
}

/** Puts the frame of an address into the page, unseen, and tells when somebody takes it out. Undefined where there is no page. */
export type OpenFrame = (address: string, onGone: () => void) => FrameElement | undefined

/** What the frame may do that a page must allow. */
const allowed = 'publickey-credentials-get; publickey-credentials-create; clipboard-write; storage-access'

const sheet = `dialog { position: fixed; margin: 0; padding: 0; border: 0; max-width: none; max-height: none; overflow: hidden; background: transparent }
dialog::backdrop { background: transparent }
iframe { display: block; width: 100%; height: 100%; border: 0 }`

/**
 * Makes frames in this page. The element stands in a shadow root, out of reach of the page's styles, within a dialog of its own: an element that
 * moves in the page loses what is in its frame, and what stands below the modal cannot be pressed.
 */
export function frameOpener(page: Pick<PagePort, 'global'>): OpenFrame {
  return (address, onGone) => {
    const document = page.global('document') as Document | undefined
    const view = document?.defaultView
    if (document === undefined || view === null || view === undefined) return undefined
    const host = document.createElement('div')
    const shadow = host.attachShadow({ mode: 'open' })
    const styles = new view.CSSStyleSheet()
    styles.replaceSync(sheet)
    shadow.adoptedStyleSheets = [styles]
    const dialog = document.createElement('dialog')
    const frame = document.createElement('iframe')
    frame.id = 'w3m-iframe'
    frame.name = 'w3m-secure-iframe'
    frame.title = 'Wallet'
    frame.allow = allowed
    frame.src = address
    dialog.append(frame)
    shadow.append(dialog)
    document.body.append(host)
    const observer = new view.MutationObserver(() => host.isConnected || onGone())
    observer.observe(document.body, { childList: true })
    return {
      get window() {
        return frame.contentWindow ?? undefined
      },
      post: (message, origin) => frame.contentWindow?.postMessage(message, origin),
      cover: (place, onLeave) => cover({ view, dialog, frame, place, onLeave }),
      remove() {
        observer.disconnect()
        host.remove()
      },
    }
  }
}

interface Covering {
  readonly view: Window
  readonly dialog: HTMLDialogElement
  readonly frame: HTMLIFrameElement
  readonly place: Element
  readonly onLeave: () => void
}

function cover({ view, dialog, frame, place, onLeave }: Covering): () => void {
  const undoLook = takePlace(view, dialog, place)
  const listening = new AbortController()
  const { signal } = listening
  const leave = (event: Event): void => {
    event.preventDefault()
    onLeave()
  }
  dialog.addEventListener('cancel', leave, { signal })
  // Presses within the frame stay there: what arrives here was beside it.
  dialog.addEventListener('click', leave, { signal })
  const follow = (): void => {
    if (signal.aborted) return
    moveTo(dialog, place.getBoundingClientRect())
    view.requestAnimationFrame(follow)
  }
  follow()
  if (!dialog.open) dialog.showModal()
  frame.focus()
  return () => {
    listening.abort()
    dialog.close()
    undoLook()
  }
}

/** Ends below as round as the card does, and hides what stands beneath. Returns the undo. */
function takePlace(view: Window, { style }: HTMLElement, place: Element): () => void {
  const card = place.closest('[part~="card"]')
  const corners = card === null ? undefined : view.getComputedStyle(card)
  style.setProperty('border-bottom-left-radius', corners?.borderBottomLeftRadius ?? '')
  style.setProperty('border-bottom-right-radius', corners?.borderBottomRightRadius ?? '')
  const beneath = (place as HTMLElement).style
  beneath.setProperty('visibility', 'hidden')
  return () => void beneath.removeProperty('visibility')
}

function moveTo({ style }: HTMLElement, { left, top, width, height }: DOMRect): void {
  const wanted = { left, top, width, height }
  for (const [name, pixels] of Object.entries(wanted)) {
    const value = `${Math.round(pixels)}px`
    if (style.getPropertyValue(name) !== value) style.setProperty(name, value)
  }
}
