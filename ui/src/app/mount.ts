import type { DevicePort, Kernel } from '@billfold/kernel'
import type { Catalogue } from '@billfold/ui/kit'
import { when } from 'mobx'
import { createElement } from 'react'
import type { Root } from 'react-dom/client'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { App } from './app.js'
import { finishHandover, takeConsent } from './finish-handover.js'
import type { FirstView } from '../first-view/first-view.js'
import { coreViewsId } from '../views/core-views-id.js'
import { needsConsent } from '../views/needs-consent.js'
import { NetworkChip } from './header.js'
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
    if (first?.view !== 'Account' || isWanted(kernel)) return fill()
    // An account that nobody has opened yet stands ready, and is taken over when somebody does.
    shell.stage.preload('Account')
    const isUseless = kernel.ready.then(() => when(() => isWanted(kernel) || !isAccountHere(kernel), { signal }))
    void Promise.race([when(() => isWanted(kernel), { signal }), isUseless]).then(fill, () => undefined)
    return undefined
  })
  const fill = async (): Promise<void> => {
    // What stands can wait for its view, however long that takes.
    if (first !== undefined) await when(() => hasArrived(shell), { signal }).catch(() => undefined)
    if (first?.view === 'Account') await NetworkChip.warm(shell)
    // What a finger is on, such as the grip of the sheet, is taken over when it is let go.
    if (first !== undefined) await new Promise<void>((resume) => first.whenReleased(resume))
    if (signal.aborted) return
    const app = createElement(App, { shell })
    if (first !== undefined) takeConsent(shell, first)
    if (first !== undefined && isTheSame(first, shell)) {
      place.element = first.element
      first.handOver(shell.stage.shown?.visit.key ?? 0)
      takePictures(shell, first)
      react = hydrateRoot(first.element, app, {
        ...quiet,
        onRecoverableError: (error) => kernel.log.warn('The first view was drawn anew: it was not what the kernel shows', error),
      })
    } else {
      if (first !== undefined) takePictures(shell, first)
      place.before = first
      shell.first = undefined
      card.append(place.element)
      react = createRoot(place.element, quiet)
      react.render(app)
      // What was pressed in the view that goes is pressed in the one that comes.
      if (first !== undefined) void shell.drawn.then(() => finishHandover({ kernel, clock: shell.clock, first, place: place.element }))
    }
    return shell.drawn
  }
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

/** The pictures that are shown already are shown on. */
function takePictures({ images }: Shell, { pictures }: FirstView): void {
  for (const [key, url] of pictures.take()) images.put(key, url)
}

/** True when the modal was opened, or shows another view than the one that it begins with. */
function isWanted({ modal, router }: Kernel): boolean {
  return modal.isOpen || router.view !== 'Connect'
}

/** True while there is an account to show, or one is on its way. */
function isAccountHere({ families }: Kernel): boolean {
  return families.isConnected || families.active?.status === 'reconnecting'
}

/** True when the view is here, or is known not to come. */
function hasArrived({ stage: { shown } }: Shell): boolean {
  return shown?.view !== undefined || shown?.failure !== undefined
}

/** True when the kernel shows what was drawn before it was here. */
function isTheSame(first: FirstView, { kernel, locale }: Shell): boolean {
  const { router, features, options } = kernel
  const isSameView = router.view === first.view && !router.canGoBack && kernel.views.owner(first.view) === coreViewsId
  const hasBox = needsConsent({ ...options, isCheckboxOn: features.isOn('legalCheckbox') })
  return isSameView && locale.locale === first.locale && hasBox === first.needsConsent
}

/** Where the shell draws: in the card, beside what stood there before. */
interface Place {
  element: HTMLElement
  /** The view that stands until another one is drawn: it keeps what is pressed meanwhile. */
  before: FirstView | undefined
  /** Takes down what stood there before, once no finger is on it. */
  takeOver(): void
}

/**
 * Makes room in a card. To draw in the card itself would empty it first: React then looks for what had the focus, and has the
 * whole page laid out for that.
 */
function createPlace(card: HTMLElement): Place {
  const element = card.ownerDocument.createElement('div')
  element.className = styles['place'] ?? ''
  const clear = (): void => {
    for (const other of [...card.childNodes]) if (other !== place.element) other.remove()
    place.before?.dispose()
  }
  const place: Place = {
    element,
    before: undefined,
    takeOver() {
      if (place.before === undefined) clear()
      else place.before.whenReleased(clear)
    },
  }
  return place
}
