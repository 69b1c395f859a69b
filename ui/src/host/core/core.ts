import type { Kernel, OpenRequest } from '@billfold/kernel'

import type { Booted } from '../../boot/boot.js'
import type { Early } from '../handle/early.js'
import { loadTwice } from '../handle/load-twice.js'
import { report } from '../handle/report.js'
import type { BillfoldElement } from '../page/billfold-element.js'
import type { ButtonSource, Opens } from '../page/button-source.js'
import { drawEarly } from '../page/draw-early.js'
import { afterPaint } from './after-paint.js'
import { createKernelLine } from './kernel-line.js'
import type { KernelLine } from './kernel-line.js'
import { createLook } from './look.js'
import type { Look } from './look.js'
import { createPageModal } from './page-modal.js'
import type { PageModal } from './page-modal.js'

/** What a handle does once it is needed: it brings the kernel, and holds the modal. */
export class Core {
  private readonly line: KernelLine
  private readonly look: Look
  /** Above the page, or in an element of it. Made when it is first needed. */
  private modal: PageModal | undefined

  constructor(private readonly early: Early) {
    this.line = createKernelLine({
      fetch: () => this.boot(),
      onArrival: (booted) => this.follow(booted),
      // While the modal stands it offers to try again, and what was asked for waits for that.
      onFailure: (reason) => (this.modal?.isShown === true ? undefined : this.line.refuse(reason)),
    })
    this.look = createLook(early, this.line)
    void this.speak(early.options.locale)
  }

  get kernel(): Kernel | undefined {
    return this.line.booted?.kernel
  }

  /** Asks the kernel, now or when it is here. */
  run<T>(job: (booted: Booted) => T | Promise<T>): Promise<T> {
    return this.line.run(job)
  }

  async open(request: OpenRequest | undefined): Promise<void> {
    this.turn(true)
    try {
      // A handler that was passed on as it is, such as `onclick = billfold.open`, asks for nothing in particular.
      const wanted = request !== undefined && 'currentTarget' in request ? undefined : request
      await this.run(({ kernel }) => kernel.modal.open(wanted))
    } catch (error) {
      if (this.kernel?.modal.isOpen !== true) this.turn(false)
      throw error
    }
  }

  async close(): Promise<void> {
    if (this.kernel !== undefined) return this.kernel.modal.close()
    if (this.early.options.isEmbedded === true || this.modal?.isShown !== true) return undefined
    this.turn(false)
    return this.run(({ kernel }) => kernel.modal.close())
  }

  /** Fetches everything and draws the first view where nobody sees it. */
  async preload(): Promise<void> {
    await (this.early.options.isEmbedded === true ? this.line.fetch() : this.above().fill())
  }

  /** Draws a button of the page. */
  draw(source: ButtonSource): Opens {
    this.look.dress(source.root)
    return this.line.booted?.draw(source, this.look.words) ?? drawEarly(source, this.look.words)
  }

  /** Fills an element of the page with the modal. Returns the undo. */
  embed(element: BillfoldElement): (() => void) | undefined {
    if (this.early.options.isEmbedded !== true || this.modal !== undefined) {
      report(this.modal === undefined ? notEmbedded : second, element)
      return undefined
    }
    const modal = this.createModal(element)
    this.modal = modal
    modal.show()
    // A failure is shown in the card.
    this.run((booted) => booted.showAccount()).catch(() => undefined)
    return () => {
      modal.destroy()
      this.modal = undefined
    }
  }

  async speak(locale: string | undefined): Promise<void> {
    await this.look.speak(locale)
    this.refresh()
  }

  /** Theme or language changed. */
  refresh(): void {
    this.modal?.refresh()
  }

  async destroy(): Promise<void> {
    this.modal?.destroy()
    this.line.refuse(new Error('This handle was destroyed'), true)
    await this.line.booted?.destroy()
  }

  private async boot(): Promise<Booted> {
    const { options, plugins, billfold, events, store, signal } = this.early
    await afterPaint()
    const boot = await loadTwice(async () => (await import('../../boot/boot.js')).boot)
    const booted = boot({ options, plugins, blank: billfold.getServerSnapshot(), redraw: () => store.update({}) })
    booted.listen(events.tell)
    if (signal.aborted) await booted.destroy()
    return booted
  }

  /** The kernel is here: the page follows it. */
  private follow(booted: Booted): void {
    const { store, signal } = this.early
    if (signal.aborted) return
    const unfollow = booted.follow((state) => {
      const { account, isReady } = store.get()
      // While it is not known what comes back, nothing is shown as disconnected.
      store.update(isReady || state.account.status !== 'disconnected' ? state : { ...state, account })
      this.turn(state.isOpen)
    })
    signal.addEventListener('abort', unfollow)
  }

  private above(): PageModal {
    this.modal ??= this.createModal(document.createElement('billfold-modal') as BillfoldElement)
    return this.modal
  }

  private createModal(host: BillfoldElement): PageModal {
    const { line, look } = this
    return createPageModal({ host, line, look, options: this.early.options, onLeave: () => this.leave() })
  }

  /** The visitor wants to leave: the views are asked, once there are any. */
  private leave(): void {
    if (this.kernel !== undefined) return void this.kernel.modal.requestClose()
    this.turn(false)
    this.line.refuse(new Error('The modal was closed before it was loaded'))
  }

  private turn(isOpen: boolean): void {
    const { options, store } = this.early
    if (options.isEmbedded === true) return
    if (isOpen) this.above().show()
    else this.modal?.hide()
    if (store.get().isOpen !== isOpen) store.update({ isOpen })
  }
}

const second = 'The modal is embedded in another element already. Remove one of the two.'
const notEmbedded =
  'To embed the modal, give createBillfold isEmbedded: true. Otherwise remove the element: the modal opens above the page.'
