import type { ClockPort, WalletListFailure } from '@billfold/kernel'
import { makeAutoObservable, runInAction } from 'mobx'
import type { WalletAnswer, WalletQuestion, WalletSupply } from './contract.js'
import { failureOf } from './failure.js'
import { walletLimits } from './limits.js'

export interface InquiryNeeds {
  readonly supply: WalletSupply
  readonly clock: Pick<ClockPort, 'after' | 'monotonic'>
  /** Hears of failures that views tell in their own words. */
  readonly tell: (error: unknown) => void
}

/** One kind of question to the list: whether it is under way, and why it was not answered. The newest counts. */
export class Inquiry {
  isBusy = false
  failure: WalletListFailure | undefined = undefined
  /** Until the service is asked again, when that is long. */
  secondsLeft = 0
  private current: AbortController | undefined = undefined
  private stopTick: (() => void) | undefined = undefined
  private readonly needs: InquiryNeeds

  constructor(needs: InquiryNeeds) {
    this.needs = needs
    makeAutoObservable<this, 'current' | 'stopTick' | 'needs'>(this, { current: false, stopTick: false, needs: false }, { autoBind: true })
  }

  /** Asks, and hands an answer on unless something newer was asked or it was called off meanwhile. Never rejects. */
  async ask(question: WalletQuestion, keep: (answer: WalletAnswer) => void): Promise<void> {
    const own = this.begin()
    try {
      const onWait = (milliseconds: number): void => this.wait(own, milliseconds)
      const answer = await this.needs.supply.ask(question, { signal: own.signal, onWait })
      this.end(own, () => {
        this.failure = undefined
        keep(answer)
      })
    } catch (error) {
      if (this.end(own, () => void (this.failure = failureOf(error)))) this.needs.tell(error)
    }
  }

  /** Calls off what is under way. */
  stop(): void {
    this.current?.abort()
    this.current = undefined
    this.isBusy = false
    this.countTo(0)
  }

  private begin(): AbortController {
    this.stop()
    this.current = new AbortController()
    this.isBusy = true
    return this.current
  }

  private wait(own: AbortController, milliseconds: number): void {
    if (own === this.current && milliseconds >= walletLimits.shownWait) this.countTo(this.needs.clock.monotonic() + milliseconds)
  }

  private countTo(moment: number): void {
    const { clock } = this.needs
    this.stopTick?.()
    this.secondsLeft = moment === 0 ? 0 : Math.max(0, Math.ceil((moment - clock.monotonic()) / 1_000))
    this.stopTick = this.secondsLeft === 0 ? undefined : clock.after(1_000, () => this.countTo(moment))
  }

  private end(own: AbortController, change: () => void): boolean {
    if (own !== this.current) return false
    runInAction(() => {
      this.isBusy = false
      this.countTo(0)
      change()
    })
    return true
  }
}
