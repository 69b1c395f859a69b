import type { DevicePort, Kernel } from '@billfold/kernel'
import type { Catalogue } from '@billfold/ui/kit'
import { when } from 'mobx'
import { createElement } from 'react'
import type { Root } from 'react-dom/client'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { App } from './app.js'
import { finishHandover } from './finish-handover.js'
import type { FirstView } from '../first-view/first-view.js'
import { ConnectView } from '../views/connect.js'
import { type Shell, createShell } from './shell.js'
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
  /** The first view, where it stands in the card already: its nodes are taken over. */
  readonly first?: FirstView | undefined
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
export function mountApp({ kernel, device, root, card, first, ...settings }: MountOptions): MountedApp {
  const place = createPlace(card)
  const shell = createShell({ kernel, device, root, card, settings, takeOver: place.takeOver, first })
  let react: Root | undefined
  const ending = new AbortController()
  const { signal } = ending
  const ready = shell.ready.then(async () => {
    // What stands can wait for its view, however long that takes.
    if (first !== undefined) await when(() => hasArrived(shell), { signal }).catch(() => undefined)
    // What a finger is on, such as the grip of the sheet, is taken over when it is let go.
    if (first !== undefined) await new Promise<void>((resume) => first.whenReleased(resume))
    if (signal.aborted) return undefined
    const app = createElement(App, { shell })
    if (first !== undefined && isTheSame(first, shell)) {
      place.element = first.element
      first.handOver(shell.stage.shown?.visit.entry.key ?? 0)
      react = hydrateRoot(first.element, app, {
        ...quiet,
        onRecoverableError: (error) => kernel.log.warn('The first view was drawn anew: it was not what the kernel shows', error),
      })
    } else {
      first?.dispose()
      shell.first = undefined
      card.append(place.element)
      react = createRoot(place.element, quiet)
      react.render(app)
      // What was pressed in the view that goes is pressed in the one that comes.
      if (first !== undefined) void shell.drawn.then(() => finishHandover({ kernel, clock: shell.clock, first, place: place.element }))
    }
    return shell.drawn
  })
  return {
    ready,
    update: (next) => shell.update(next),
    unmount() {
      ending.abort()
      shell.dispose()
      // Whoever takes us down may be in the middle of drawing with the same React.
      queueMicrotask(() => {
        react?.unmount()
        place.element.remove()
        first?.dispose()
      })
    },
  }
}

/** What a boundary catches is told by it, once, with whose fault it was. */
const quiet = { onCaughtError: () => undefined }

/** True when the view is here, or is known not to come. */
function hasArrived({ stage: { shown } }: Shell): boolean {
  return shown?.view !== undefined || shown?.failure !== undefined
}

/** True when the kernel shows what was drawn before it was here. */
function isTheSame({ locale }: FirstView, { kernel, stage, locale: shown }: Shell): boolean {
  const { router } = kernel
  return router.view === 'Connect' && !router.canGoBack && stage.shown?.view?.component === ConnectView && shown.locale === locale
}

/** Where the shell draws: in the card, beside what stood there before. */
interface Place {
  element: HTMLElement
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
  const place: Place = {
    element,
    takeOver() {
      for (const other of [...card.childNodes]) if (other !== place.element) other.remove()
    },
  }
  return place
}
