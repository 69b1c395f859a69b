import type { DevicePort, Kernel } from '@billfold/kernel'
import type { Catalogue } from '@billfold/ui/kit'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

import { App } from './app.js'
import { createShell } from './shell.js'
import { styles } from './modal.module.css'

/**
 * The seam between the host part and the shell. The host part owns the element, the dialog, the theme and the skeleton; the shell
 * fills the card, and sets `lang` and `dir` on the root.
 */

/** What the host may change while the modal stands. */
export interface AppSettings {
  /** A locale; else that of the page, else that of the browser. */
  readonly locale?: string | undefined
  /** The host's own words, by message set. */
  readonly messages?: Readonly<Record<string, Catalogue>> | undefined
}

export interface MountOptions extends AppSettings {
  readonly kernel: Kernel
  /** The same that the kernel was made with. */
  readonly device: DevicePort
  /** The element under which everything of ours stands: it gets `lang` and `dir`. */
  readonly root: HTMLElement
  /** What the shell fills. What stood in it, such as a skeleton, stays until the first view is drawn. */
  readonly card: HTMLElement
}

/** The card, filled. */
export interface MountedApp {
  /** The first view is drawn. Never rejects. */
  readonly ready: Promise<void>
  update(settings: AppSettings): void
  /** Empties the card. The kernel stays as it is. */
  unmount(): void
}

/**
 * Fills the card with the shell, which then follows the kernel: it draws what the router shows and moves the focus whenever
 * the modal opens. To show and hide the dialog when `kernel.modal.isOpen` changes is the caller's part.
 */
export function mountApp({ kernel, device, root, card, ...settings }: MountOptions): MountedApp {
  const place = createPlace(card)
  const shell = createShell({ kernel, device, root, card, settings, takeOver: place.takeOver })
  // What a boundary catches is told by it, once, with whose fault it was.
  const react = createRoot(place.element, { onCaughtError: () => undefined })
  let isMounted = true
  const ready = shell.ready.then(() => {
    if (!isMounted) return undefined
    card.append(place.element)
    react.render(createElement(App, { shell }))
    return shell.drawn
  })
  return {
    ready,
    update: (next) => shell.update(next),
    unmount() {
      isMounted = false
      shell.dispose()
      // Whoever takes us down may be in the middle of drawing with the same React.
      queueMicrotask(() => {
        react.unmount()
        place.element.remove()
      })
    },
  }
}

/** Where the shell draws: in the card, beside what stood there before. */
interface Place {
  readonly element: HTMLElement
  /** Takes down what stood there before. */
  takeOver(): void
}

/**
 * Makes room in a card. To draw in the card itself would empty it first: React then looks for what had the focus, and has the
 * whole page laid out for that.
 */
function createPlace(card: HTMLElement): Place {
  const element = card.ownerDocument.createElement('div')
  element.className = styles['place'] ?? ''
  return {
    element,
    takeOver() {
      for (const other of [...card.childNodes]) if (other !== element) other.remove()
    },
  }
}
