import { makeAutoObservable, observableRef } from 'mobx'
import type { ClockPort } from '../../core/ports.js'
import { toMessage } from '../../core/errors/to-message.js'
import { toastDuration, toastSwapDelay } from './toast-timing.js'
import type { Toast, ToastRequest } from './toast.js'

/** Short messages to the visitor, one at a time. */
export class Toasts {
  current: Toast | undefined = undefined
  private next: Toast | undefined = undefined
  private lastKey = 0
  private stopTimer: (() => void) | undefined = undefined
  private readonly clock: Pick<ClockPort, 'after'>

  constructor(clock: Pick<ClockPort, 'after'>) {
    this.clock = clock
    makeAutoObservable<this, 'next' | 'lastKey' | 'stopTimer' | 'clock'>(
      this,
      { current: observableRef, next: false, lastKey: false, stopTimer: false, clock: false },
      { autoBind: true },
    )
  }

  /** Shows a message. An open toast closes first and the new one follows after a moment; of several the last one wins. */
  show({ message, ...said }: ToastRequest): void {
    const isFree = this.current === undefined && this.next === undefined
    this.lastKey += 1
    this.next = { key: this.lastKey, ...said, message: toMessage(message), given: message }
    if (isFree) return this.showNext()
    if (this.current === undefined) return
    this.current = undefined
    this.stopTimer?.()
    this.stopTimer = this.clock.after(toastSwapDelay, () => this.showNext())
  }

  /** Closes the toast, and calls off the one that was about to follow. */
  hide(): void {
    this.stopTimer?.()
    this.next = undefined
    this.current = undefined
  }

  /** Keeps the toast while somebody reads it: the pointer is over it, or the focus in it. */
  pause(): void {
    if (this.current !== undefined) this.stopTimer?.()
  }

  /** Counts the time of the toast anew after a pause. */
  resume(): void {
    const duration = this.current && toastDuration[this.current.variant]
    if (duration === undefined) return
    this.stopTimer?.()
    this.stopTimer = this.clock.after(duration, () => this.hide())
  }

  dispose(): void {
    this.hide()
  }

  private showNext(): void {
    this.current = this.next
    this.next = undefined
    this.resume()
  }
}
