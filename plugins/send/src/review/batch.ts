import type { ChainAdapter, Log } from '@billfold/kernel'
import type { Lazy } from '@billfold/kernel/lazy'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { AfterForm } from '../after-form.js'
import type { SendToken, SentTransfer } from '../contract.js'
import type { Review } from './review.js'

/** Transfers of one batch at most. */
const most = 10

export interface BatchNeeds {
  readonly after: Pick<Lazy<AfterForm>, 'use'>
  readonly log: Pick<Log, 'debug'>
  tokens(): readonly SendToken[]
}

/** Transfers that were reviewed and wait for another one: they are approved together where the wallet can, else one after the other. */
export class Batch {
  waiting: readonly Review[] = []
  /** True where the wallet takes all of them with one yes. */
  isTogether = false
  private readonly needs: BatchNeeds

  constructor(needs: BatchNeeds) {
    this.needs = needs
    makeAutoObservable<this, 'needs'>(this, { needs: false, waiting: observableRef }, { autoBind: true })
  }

  /** True when a review may wait for another one: it could be approved as it is. */
  mayAdd(review: Review): boolean {
    return review.mayAsk && this.waiting.length < most - 1
  }

  add(review: Review, adapter: Pick<ChainAdapter, 'canTransferTogether' | 'transferTogether'>): void {
    this.waiting = [...this.waiting, review]
    void this.ask(review, adapter)
  }

  remove(review: Review): void {
    this.waiting = this.waiting.filter((each) => each !== review)
  }

  clear(): void {
    this.waiting = []
  }

  /** The tokens without what waits to be sent: of the network's own coin without the fees too. */
  get tokens(): readonly SendToken[] {
    const tokens = this.needs.tokens()
    if (this.waiting.length === 0) return tokens
    const known = this.waiting.map(({ fee }) => (fee.phase === 'known' ? fee.most : 0n))
    // The next one costs about what the last one does.
    const fees = sum([...known, known.at(-1) ?? 0n])
    return tokens.map((token) => {
      const amounts = this.waiting.filter(({ transfer }) => transfer.token.key === token.key).map(({ transfer }) => transfer.amount)
      const held = token.held - sum(amounts) - (token.address === undefined ? fees : 0n)
      return { ...token, held: held > 0n ? held : 0n }
    })
  }

  /** Approves what waits, and a review after it. What is noted of that one; undefined when not all of them were sent, or nobody knows. */
  approve(review: Review, adapter: Pick<ChainAdapter, 'transfer' | 'transferTogether'>): Promise<SentTransfer | undefined> {
    return this.needs.after.use(async ({ sender }) => {
      if (this.waiting.length > 0 && this.isTogether) return (await sender.sendTogether([...this.waiting, review], adapter))?.at(-1)
      for (const earlier of this.waiting) {
        if ((await sender.send(earlier, adapter)) === undefined) return undefined
        this.remove(earlier)
      }
      return sender.send(review, adapter)
    })
  }

  private async ask({ transfer }: Review, adapter: Pick<ChainAdapter, 'canTransferTogether' | 'transferTogether'>): Promise<void> {
    try {
      const can = adapter.transferTogether !== undefined && (await adapter.canTransferTogether?.(transfer.session)) === true
      runInAction(() => (this.isTogether = can))
    } catch (error) {
      this.needs.log.debug('Whether the wallet takes several transfers at once could not be asked', error)
      runInAction(() => (this.isTogether = false))
    }
  }
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}
