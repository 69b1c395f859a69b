import type { MountedApp, mountApp } from '../../app/mount.js'
import type { Booted } from '../../boot/boot.js'
import type { BillfoldElement } from '../page/billfold-element.js'
import { afterPaint } from './after-paint.js'
import { createModalShell } from './modal/modal-shell.js'
import { loadFailure, skeleton } from './modal/placeholder.js'
import { loadTwice } from '../handle/load-twice.js'
import type { BillfoldOptions } from '../handle/options.js'
import type { KernelLine } from './kernel-line.js'
import type { Look } from './look.js'
import { report } from '../handle/report.js'

export interface PageModalOptions {
  readonly line: KernelLine
  readonly options: Pick<BillfoldOptions, 'container' | 'isEmbedded'>
  /** The host's own element when the modal is embedded, else one that is put into the page when the modal is first shown. */
  readonly host: BillfoldElement
  readonly look: Look
  onLeave(): void
}

/** The modal of a handle: an empty card at once, its content when it has arrived. */
export interface PageModal {
  readonly isShown: boolean
  show(): void
  hide(): void
  /** Fills the card, whether anybody sees it or not. Never rejects: a failure is shown in the card. */
  fill(): Promise<void>
  /** Theme or language changed. */
  refresh(): void
  destroy(): void
}

/** Makes the modal of a page. Nothing of it stands there before it is shown. */
export function createPageModal({ host, line, options, look, onLeave }: PageModalOptions): PageModal {
  const { isEmbedded = false, container } = options
  const shell = createModalShell({ host, isEmbedded, onLeave })
  const { root, card } = shell
  let app: MountedApp | undefined
  let filling: Promise<void> | undefined
  let isOver = false

  const put = (content: HTMLElement): void => {
    card.replaceChildren(content)
    if (shell.isShown && !isEmbedded) content.focus()
  }
  /** What the plugins have for the first view is fetched beside the rest of it. */
  const bringKernel = async (): Promise<Booted> => {
    const booted = await line.fetch()
    booted.kernel.plugins.warm('open')
    return booted
  }
  const bring = async (): Promise<void> => {
    card.ariaBusy = 'true'
    put(skeleton(look.words))
    try {
      const [{ kernel, device }, mount] = await Promise.all([bringKernel(), bringApp()])
      if (isOver) return
      look.dress(root)
      app = mount({ kernel, device, root, card, ...look.settings })
      await app.ready
      if (!shell.isShown) shell.rehearse(document.body)
    } catch (error) {
      filling = undefined
      report('The modal could not be loaded', error)
      put(loadFailure({ words: look.words, onReload: () => void modal.fill(), onClose: isEmbedded ? undefined : onLeave }))
    }
    card.ariaBusy = null
  }
  const modal: PageModal = {
    get isShown() {
      return shell.isShown
    },
    show() {
      look.dress(root)
      shell.label(look.words.wallet)
      void modal.fill()
      shell.show(() => host.isConnected || placeIn(container).append(host))
      look.dress(root, true)
    },
    hide: shell.hide,
    fill: () => (filling ??= bring()),
    refresh() {
      look.dress(root)
      app?.update(look.settings)
    },
    destroy() {
      isOver = true
      app?.unmount()
      shell.destroy()
      host.onRemoved = undefined
      if (!isEmbedded) host.remove()
    },
  }
  if (!isEmbedded) {
    host.onRemoved = () => {
      // What leaves the page is shown no more: it has to stand up anew, where it is now or where it was.
      if (!shell.isShown) return
      shell.hide()
      queueMicrotask(modal.show)
    }
  }
  return modal
}

async function bringApp(): Promise<typeof mountApp> {
  await afterPaint()
  return loadTwice(async () => (await import('../../app/first.js')).mountApp)
}

function placeIn(container: BillfoldOptions['container']): Element {
  const wanted = container?.()
  if (wanted?.isConnected) return wanted
  if (container) report('The container is not in the page: the modal stands in the body instead')
  return document.body
}
