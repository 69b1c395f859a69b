import { plainLazy } from '@billfold/kernel/plain-lazy'
import type { MountedApp } from '../../app/mount.js'
import type { PageKernel } from '../../page-kernel/page-kernel.js'
import { cardFailure, cardSkeleton } from '../dialog/card-content.js'
import type { ModalDialog } from '../dialog/modal-dialog.js'
import { pageClock } from '../handle/page-clock.js'
import { report } from '../handle/report.js'
import { afterPaint } from './after-paint.js'
import type { Appearance } from './appearance.js'
import type { KernelQueue } from './kernel-queue.js'

export interface CardFillerNeeds {
  readonly dialog: ModalDialog
  readonly queue: KernelQueue
  readonly appearance: Appearance
  readonly isEmbedded: boolean
  onReload(): void
  onLeave(): void
}

const shell = plainLazy(async () => (await import('../../app/first.js')).mountApp, pageClock)

/** Fills the card of a modal: with a skeleton at once, then with the shell, or with the offer to load it again. */
export class CardFiller {
  private app: MountedApp | undefined
  private isDisposed = false

  constructor(private readonly needs: CardFillerNeeds) {}

  /** Loads the shell and draws its first view. Resolves false when that failed and the card says so. */
  async fill(): Promise<boolean> {
    const { dialog, queue, appearance } = this.needs
    const { root, card } = dialog
    card.ariaBusy = 'true'
    this.put(cardSkeleton(appearance.messages))
    try {
      const [{ kernel, device }, mountApp] = await Promise.all([loadKernel(queue), afterPaint().then(shell.load)])
      if (this.isDisposed) return false
      appearance.applyTo(root)
      this.app = mountApp({ kernel, device, root, card, ...appearance.settings })
      await this.app.ready
      return true
    } catch (error) {
      report('The modal could not be loaded', error)
      this.showFailure()
      return false
    } finally {
      card.ariaBusy = null
    }
  }

  /** Hands the shell another language. */
  update(): void {
    this.app?.update(this.needs.appearance.settings)
  }

  dispose(): void {
    this.isDisposed = true
    this.app?.unmount()
  }

  private showFailure(): void {
    const { appearance, isEmbedded, onReload, onLeave } = this.needs
    this.put(cardFailure({ messages: appearance.messages, onReload, onClose: isEmbedded ? undefined : onLeave }))
  }

  /** Shows content in the card and, above the page, moves the focus to it: it is read out. */
  private put(content: HTMLElement): void {
    const { dialog, isEmbedded } = this.needs
    dialog.card.replaceChildren(content)
    if (dialog.isOpen && !isEmbedded) content.focus()
  }
}

/** Loads the kernel, and what plugins have for the first view beside the rest of it. */
async function loadKernel(queue: KernelQueue): Promise<PageKernel> {
  const loaded = await queue.load()
  loaded.kernel.plugins.warm('open')
  return loaded
}
