import { plainLazy } from '@billfold/kernel/plain-lazy'
import type { MountedApp } from '../../app/mount.js'
import type { PageKernel } from '../../page-kernel/page-kernel.js'
import { cardClose, cardFailure, cardSkeleton } from '../dialog/card-content.js'
import type { ModalDialog } from '../dialog/modal-dialog.js'
import { pageClock } from '../handle/page-clock.js'
import { report } from '../handle/report.js'
import { afterPaint } from './after-paint.js'
import type { FirstView } from '../../first-view/first-view.js'
import type { Appearance } from './appearance.js'
import type { FirstLook } from './first-look.js'
import type { KernelQueue } from './kernel-queue.js'

export interface CardFillerNeeds {
  readonly dialog: ModalDialog
  readonly queue: KernelQueue
  readonly appearance: Appearance
  readonly firstLook: FirstLook
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
    const first = await this.lookFirst()
    try {
      const [{ kernel, device }, mountApp] = await Promise.all([loadKernel(queue), afterPaint().then(shell.load)])
      if (this.isDisposed) return false
      appearance.applyTo(root)
      this.app = mountApp({ kernel, device, root, card, first, ...appearance.settings })
      await this.app.ready
      return true
    } catch (error) {
      report('The modal could not be loaded', error)
      // Where wallets stand they may be read on: who presses one hears that it does not work.
      if (first === undefined || first.isEmpty) this.showFailure()
      else first.onHeld(() => this.showFailure())
      return false
    } finally {
      card.ariaBusy = null
    }
  }

  /** Shows the first view, or its shape where it comes with the shell. */
  private async lookFirst(): Promise<FirstView | undefined> {
    const { dialog, appearance, firstLook, isEmbedded, onLeave } = this.needs
    dialog.card.ariaBusy = 'true'
    this.put(cardSkeleton(appearance.messages, firstLook.isConnected))
    if (!isEmbedded) dialog.card.append(cardClose(appearance.messages, onLeave))
    const first = await firstLook.draw()
    if (first !== undefined && !this.isDisposed) {
      appearance.applyTo(dialog.root)
      this.put(first.element, first.element.querySelector('h1'))
      dialog.card.ariaBusy = null
      await afterPaint()
      first.follow(dialog.card).catch((error: unknown) => report('The card cannot be pulled away', error))
    }
    firstLook.done()
    return first
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
  private put(content: HTMLElement, target: HTMLElement | null = content): void {
    const { dialog, isEmbedded } = this.needs
    // In a page that only loads it would take the focus, and scroll to where it stands.
    if (isEmbedded) content.autofocus = false
    dialog.card.replaceChildren(content)
    dialog.label(content.querySelector('h1')?.textContent)
    if (dialog.isOpen && !isEmbedded) target?.focus({ preventScroll: true })
  }
}

/** Loads the kernel, and what plugins have for the first view beside the rest of it. */
async function loadKernel(queue: KernelQueue): Promise<PageKernel> {
  const loaded = await queue.load()
  loaded.kernel.plugins.warm('open')
  return loaded
}
