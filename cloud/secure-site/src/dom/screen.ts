import type { Approval } from '../approval/approval.js'
import { approvalView } from '../approval/approval-view.js'
import { Fault } from '../faults/fault.js'
import type { Messages } from '../messages/messages.js'
import type { Asker, Counter, DecideOptions } from '../rpc/rpc-desk.js'
import { card } from './card.js'
import { button, make } from './make.js'

export interface ScreenNeeds {
  readonly root: HTMLElement
  readonly words: () => Messages
  /** What this browser does not keep, if so, and what the person can do about it. */
  readonly storageNotice: () => HTMLElement | undefined
  /** Asks the person for what brings a wallet back. */
  readonly recover: (screen: Screen, signal: AbortSignal) => Promise<void>
}

/** The page that the person sees, one view at a time. */
export class Screen implements Counter {
  constructor(private readonly needs: ScreenNeeds) {}

  show(...content: readonly Node[]): void {
    this.needs.root.replaceChildren(...content)
  }

  clear(): void {
    this.show()
  }

  reading(asker: Asker): void {
    this.show(this.busy(this.needs.words().reading, asker.origin))
  }

  signing(): void {
    this.show(this.busy(this.needs.words().signing))
  }

  recover(signal: AbortSignal): Promise<void> {
    return this.needs.recover(this, signal)
  }

  decide(approval: Approval, options: DecideOptions): Promise<'approved' | 'refused'> {
    const words = this.needs.words()
    return this.until(options.signal, (resolve, signal) => {
      const notice = this.needs.storageNotice()
      this.show(approvalView({ ...options, approval, words, notice, signal, decided: resolve }))
    })
  }

  waits({ code, details }: Fault, signal: AbortSignal): Promise<'again' | 'closed'> {
    const words = this.needs.words()
    return this.until(signal, (resolve) => {
      this.show(
        card(
          code === 'sent-unknown' ? words.unknownTitle : words.waitsTitle,
          make('section', { class: 'told' }, make('p', { role: 'status' }, words.faults[code](details))),
          '',
          button(words.close, 'quiet', () => resolve('closed')),
          button(code === 'sent-unknown' ? words.tryAgain : words.keepWaiting, 'main', () => resolve('again')),
        ),
      )
    })
  }

  /** Shows something until it is over, or until nobody cares for it any more. */
  until<T>(outer: AbortSignal, show: (resolve: (value: T) => void, signal: AbortSignal) => void): Promise<T> {
    const inner = new AbortController()
    const shown = new Promise<T>((resolve, reject) => {
      const end = (): void => reject(new Fault('aborted'))
      if (outer.aborted) return end()
      outer.addEventListener('abort', end, { once: true, signal: inner.signal })
      show(resolve, inner.signal)
    })
    return shown.finally(() => inner.abort())
  }

  private busy(label: string, about = ''): HTMLElement {
    return make(
      'main',
      { class: 'card busy', 'aria-busy': 'true' },
      make('p', { role: 'status' }, label),
      make('p', { class: 'origin' }, about),
    )
  }
}
