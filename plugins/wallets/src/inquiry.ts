import type { WalletListFailure } from '@billfold/kernel'
import { makeAutoObservable, runInAction } from 'mobx'
import type { WalletAnswer, WalletQuestion, WalletSupply } from './contract.js'
import { failureOf } from './failure.js'

/** One kind of question to the list: whether it is under way, and why it was not answered. The newest counts. */
export class Inquiry {
  isBusy = false
  failure: WalletListFailure | undefined = undefined
  private current: AbortController | undefined = undefined
  private readonly supply: WalletSupply
  private readonly tell: (error: unknown) => void

  constructor(supply: WalletSupply, tell: (error: unknown) => void) {
    this.supply = supply
    this.tell = tell
    makeAutoObservable<this, 'current' | 'supply' | 'tell'>(this, { current: false, supply: false, tell: false }, { autoBind: true })
  }

  /** Asks, and hands an answer on unless something newer was asked or it was called off meanwhile. Never rejects. */
  async ask(question: WalletQuestion, keep: (answer: WalletAnswer) => void): Promise<void> {
    const own = this.begin()
    try {
      const answer = await this.supply.ask(question, own.signal)
      this.end(own, () => {
        this.failure = undefined
        keep(answer)
      })
    } catch (error) {
      if (this.end(own, () => void (this.failure = failureOf(error)))) this.tell(error)
    }
  }

  /** Calls off what is under way. */
  stop(): void {
    this.current?.abort()
    this.current = undefined
    this.isBusy = false
  }

  private begin(): AbortController {
    this.stop()
    this.current = new AbortController()
    this.isBusy = true
    return this.current
  }

  private end(own: AbortController, change: () => void): boolean {
    if (own !== this.current) return false
    runInAction(() => {
      this.isBusy = false
      change()
    })
    return true
  }
}
