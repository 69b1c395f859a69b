import { ModalDialog } from '../dialog/modal-dialog.js'
import type { BillfoldOptions } from '../handle/options.js'
import { report } from '../handle/report.js'
import type { BillfoldElement } from '../page/billfold-element.js'
import type { Appearance } from './appearance.js'
import { CardFiller } from './card-filler.js'
import type { FirstLook } from './first-look.js'
import type { KernelQueue } from './kernel-queue.js'

/** How full the card is. `gone`: the modal was disposed of, and nothing fills it any more. */
export type CardState = 'empty' | 'loading' | 'filled' | 'failed' | 'gone'

export interface PageModalNeeds {
  readonly queue: KernelQueue
  readonly options: Pick<BillfoldOptions, 'container' | 'isEmbedded'>
  /** The host's own element when the modal is embedded, else one that is put into the page when the modal is first shown. */
  readonly host: BillfoldElement
  readonly appearance: Appearance
  readonly firstLook: FirstLook
  onLeave(): void
}

/** The modal of a handle: its dialog opens at once, its card is filled as the content arrives. */
export class PageModal {
  state: CardState = 'empty'
  private readonly dialog: ModalDialog
  private readonly filler: CardFiller
  private readonly isEmbedded: boolean
  private filling: Promise<void> = Promise.resolve()

  constructor(private readonly needs: PageModalNeeds) {
    const { host, queue, appearance, firstLook, options, onLeave } = needs
    const { isEmbedded = false } = options
    this.isEmbedded = isEmbedded
    this.dialog = new ModalDialog({ host, isEmbedded, onLeave })
    this.filler = new CardFiller({
      dialog: this.dialog,
      queue,
      appearance,
      firstLook,
      isEmbedded,
      onLeave,
      onReload: () => void this.fill(),
    })
    if (!isEmbedded) host.onRemoved = () => this.reopen()
  }

  get isOpen(): boolean {
    return this.dialog.isOpen
  }

  show(): void {
    const { host, appearance, options } = this.needs
    const { dialog } = this
    void this.fill()
    // The kernel tells of what the handle has done already.
    if (dialog.isOpen) return
    const isPlaced = host.isConnected
    // Read before anything changes: later, the browser would have to style the page for that.
    appearance.applyTo(dialog.root, isPlaced)
    dialog.label(null, appearance.messages.wallet)
    dialog.open(() => isPlaced || placeIn(options.container).append(host))
    if (!isPlaced) appearance.applyTo(dialog.root, true)
  }

  hide(): void {
    this.dialog.close()
  }

  /** Fills the card, whether it is seen or not. Never rejects: a failure is shown in the card. */
  fill(): Promise<void> {
    if (this.state === 'empty' || this.state === 'failed') this.filling = this.load()
    return this.filling
  }

  /** Applies another theme or language. */
  refresh(): void {
    this.needs.appearance.applyTo(this.dialog.root)
    this.filler.update()
  }

  dispose(): void {
    const { host } = this.needs
    this.state = 'gone'
    this.filler.dispose()
    this.dialog.dispose()
    host.onRemoved = undefined
    if (!this.isEmbedded) host.remove()
  }

  private async load(): Promise<void> {
    this.state = 'loading'
    const isFilled = await this.filler.fill()
    if (this.state !== 'loading') return
    this.state = isFilled ? 'filled' : 'failed'
    if (isFilled && !this.isOpen) this.dialog.prelayout(document.body)
  }

  /** Opens the dialog again where the page has removed or moved its element: a dialog that leaves the page is closed. */
  private reopen(): void {
    if (!this.isOpen) return
    this.hide()
    queueMicrotask(() => this.show())
  }
}

function placeIn(container: BillfoldOptions['container']): Element {
  const wanted = container?.()
  if (wanted?.isConnected) return wanted
  if (container) report('The container is not in the page: the modal stands in the body instead')
  return document.body
}
