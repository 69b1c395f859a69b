import type { ChainNamespace, HostProviderOf, Kernel, Key, OpenRequest, PluginManifest } from '@billfold/kernel'

import type { PageKernel } from '../../page-kernel/page-kernel.js'
import type { Billfold, BillfoldEvent, DisconnectChoice, SignedIn } from '../handle/billfold.js'
import type { Broadcast } from '../handle/broadcast.js'
import { plainLazy } from '@billfold/kernel/plain-lazy'
import type { BillfoldOptions } from '../handle/options.js'
import { pageClock } from '../handle/page-clock.js'
import { report } from '../handle/report.js'
import type { SnapshotStore } from '../handle/snapshot.js'
import type { BillfoldElement } from '../page/billfold-element.js'
import { type ButtonRequest, type ButtonSource, drawEarlyButton } from '../page/early-button.js'
import { afterPaint } from './after-paint.js'
import { Appearance } from './appearance.js'
import { FirstLook } from './first-look.js'
import { KernelQueue } from './kernel-queue.js'
import { PageModal } from './page-modal.js'

/** The parts of a handle, which are there before anything is loaded. */
export interface PageRuntimeNeeds {
  readonly options: BillfoldOptions
  /** The plugins that the kernel will be made with. */
  readonly plugins: readonly PluginManifest[]
  readonly billfold: Billfold
  readonly store: SnapshotStore
  readonly events: Broadcast<BillfoldEvent>
  /** Aborts when the handle is destroyed. */
  readonly signal: AbortSignal
}

/** Whoever signs people in provides this, such as `@billfold/siwx`. */
const signInKey = 'siwx.sign-in' as Key<Pick<Billfold, 'requestSignIn'>>

const pageKernel = plainLazy(async () => (await import('../../page-kernel/page-kernel.js')).createPageKernel, pageClock)

/** Everything that a handle does once it is needed: it loads the kernel, and holds the modal. */
export class PageRuntime {
  private readonly queue: KernelQueue
  private readonly appearance: Appearance
  private readonly firstLook: FirstLook
  /** Above the page, or in an element of it. Made when it is first needed. */
  private modal: PageModal | undefined

  constructor(private readonly needs: PageRuntimeNeeds) {
    const { options, store } = needs
    this.queue = new KernelQueue({
      load: () => this.loadKernel(),
      onLoaded: (loaded) => this.follow(loaded),
      // An open modal offers to try again: the jobs wait for that.
      onFailure: (reason) => (this.modal?.isOpen === true ? undefined : this.queue.refuse(reason)),
    })
    this.firstLook = new FirstLook({
      options,
      plugins: needs.plugins,
      snapshot: () => store.get(),
      onClose: () => this.leave(),
    })
    this.appearance = new Appearance({
      options,
      store,
      applyTheme: () => this.queue.kernel?.applyTheme ?? this.firstLook.applyTheme,
    })
    void this.setLocale(options.locale)
  }

  get kernel(): Kernel | undefined {
    return this.queue.kernel?.kernel
  }

  /** Runs a job with the kernel, now or when it is loaded. */
  run<T>(job: (kernel: PageKernel) => T | Promise<T>): Promise<T> {
    return this.queue.run(job)
  }

  async open(request: OpenRequest | undefined): Promise<void> {
    // A handler that was passed on as it is, such as `onclick = billfold.open`, is given an event instead of a request.
    const wanted = request !== undefined && 'currentTarget' in request ? undefined : request
    this.firstLook.request = wanted
    this.turn(true)
    try {
      await this.run(({ kernel }) => kernel.modal.open(wanted))
    } catch (error) {
      if (this.kernel?.modal.isOpen !== true) this.turn(false)
      // Whoever closes it at once has seen it open.
      if (error !== closed) throw error
    }
  }

  async close(): Promise<void> {
    if (this.kernel !== undefined) return this.kernel.modal.close()
    if (this.isEmbedded || this.modal?.isOpen !== true) return undefined
    this.turn(false)
    return this.run(({ kernel }) => kernel.modal.close())
  }

  getProvider<N extends ChainNamespace | undefined>(wanted?: N): Promise<HostProviderOf<N>> {
    return this.run((loaded) => loaded.getProvider(wanted))
  }

  load<T>(key: Key<T>): Promise<T> {
    return this.run(({ kernel }) => kernel.load(key))
  }

  async requestSignIn(): Promise<SignedIn> {
    const signIn = await this.load(signInKey)
    return signIn.requestSignIn()
  }

  switchNetwork(...wanted: Parameters<Billfold['switchNetwork']>): ReturnType<Billfold['switchNetwork']> {
    return this.run((loaded) => loaded.switchNetwork(...wanted))
  }

  disconnect(choice: DisconnectChoice | undefined): Promise<void> {
    return this.run(({ kernel }) => kernel.connections.disconnect(choice))
  }

  /** Loads what the first view is drawn with, and nothing else. */
  async warm(): Promise<void> {
    await this.firstLook.warm()
  }

  /** Loads everything and draws the first view where nobody sees it. */
  async preload(): Promise<void> {
    await (this.isEmbedded ? this.queue.load() : this.dialogModal().fill())
  }

  /** Draws a button of the page. */
  draw(source: ButtonSource): ButtonRequest {
    const { messages } = this.appearance
    this.appearance.applyTo(source.root)
    return this.queue.kernel?.drawButton(source, messages) ?? drawEarlyButton(source, messages)
  }

  /** Fills an element of the page with the modal. Returns the undo. */
  embed(element: BillfoldElement): (() => void) | undefined {
    if (!this.isEmbedded || this.modal !== undefined) {
      report(this.modal === undefined ? notEmbedded : embeddedTwice, element)
      return undefined
    }
    const modal = this.createModal(element)
    this.modal = modal
    modal.show()
    // A failure is shown in the card.
    this.run((loaded) => loaded.showAccount()).catch(() => undefined)
    return () => {
      modal.dispose()
      this.modal = undefined
    }
  }

  async setLocale(locale: string | undefined): Promise<void> {
    await this.appearance.setLocale(locale)
    this.refresh()
  }

  /** Applies another theme or language to the modal. */
  refresh(): void {
    this.modal?.refresh()
  }

  async dispose(): Promise<void> {
    this.modal?.dispose()
    this.queue.end(this.needs.signal.reason)
    await this.queue.kernel?.dispose()
  }

  private get isEmbedded(): boolean {
    return this.needs.options.isEmbedded === true
  }

  private async loadKernel(): Promise<PageKernel> {
    const { options, plugins, billfold, events, store, signal } = this.needs
    // What can be seen first comes first: the code of the kernel would stand in its way.
    await (this.modal?.state === 'loading' ? this.firstLook.settled : afterPaint())
    const createPageKernel = await pageKernel.load()
    const loaded = createPageKernel({ options, plugins, blank: billfold.getServerSnapshot(), redraw: () => store.update({}) })
    loaded.listen(events.tell)
    if (signal.aborted) await loaded.dispose()
    return loaded
  }

  /** Copies the state of the kernel into the snapshot, and opens or closes the dialog with it. */
  private follow(loaded: PageKernel): void {
    const { store, signal } = this.needs
    if (signal.aborted) return
    const unfollow = loaded.follow((state) => {
      const { account, isReady } = store.get()
      // While a connection may still be restored, nothing is shown as disconnected.
      store.update(isReady || state.account.status !== 'disconnected' ? state : { ...state, account })
      this.firstLook.follow()
      this.turn(state.isOpen)
    })
    signal.addEventListener('abort', unfollow)
  }

  private dialogModal(): PageModal {
    this.modal ??= this.createModal(document.createElement('billfold-modal') as BillfoldElement)
    return this.modal
  }

  private createModal(host: BillfoldElement): PageModal {
    const { queue, appearance, firstLook } = this
    return new PageModal({ host, queue, appearance, firstLook, options: this.needs.options, onLeave: () => this.leave() })
  }

  /** Leaves as the visitor wishes: the views are asked, once there are any. */
  private leave(): void {
    if (this.kernel !== undefined) return void this.kernel.modal.requestClose()
    this.turn(false)
    this.queue.refuse(closed)
  }

  /** Opens or closes the dialog. An embedded modal stays as it is. */
  private turn(isOpen: boolean): void {
    const { store } = this.needs
    if (this.isEmbedded) return
    if (isOpen) this.dialogModal().show()
    else this.modal?.hide()
    if (store.get().isOpen !== isOpen) store.update({ isOpen })
  }
}

const closed = new Error('Closed before it was loaded')
const embeddedTwice = 'The modal is embedded in another element already. Remove one of the two.'
const notEmbedded =
  'To embed the modal, give createBillfold isEmbedded: true. Otherwise remove the element: the modal opens above the page.'
