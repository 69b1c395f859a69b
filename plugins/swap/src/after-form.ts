import type { ClockPort, EventBus, Log, Toasts } from '@billfold/kernel'
import { en } from './messages/en.js'
import type { BuildNeeds, BuiltSwap } from './review/built-swap.js'
import type { ReviewedSwap } from './review/reviewed-swap.js'
import type { SwapReview } from './review/swap-review.js'
import { type SentSwap, type SwapAdapter, Swapper, type SwapperNeeds } from './review/swapper.js'

/** The services of the kernel that these parts work with, and what the store hands on. */
export type AfterFormNeeds = Omit<SwapperNeeds, 'publish' | 'clock'> & {
  readonly events: EventBus
  readonly toasts: Toasts
  readonly log: Log
  readonly clock: ClockPort
  /** It is known what became of a swap: balances that were read before are old. */
  readonly onSettled: () => void
}

/** Builder, sender and follower of swaps: all that is needed beyond the form. It is loaded with the first review. */
export class AfterForm {
  private readonly swapper: Swapper

  constructor(private readonly needs: AfterFormNeeds) {
    this.swapper = new Swapper({ ...needs, publish: (name, payload) => needs.events.publish(name, payload) })
  }

  build(swap: ReviewedSwap, needs: Omit<BuildNeeds, 'isApart' | 'now'>): Promise<BuiltSwap> {
    return this.swapper.build(swap, needs)
  }

  /** Takes the next step of a review, and follows the swap once the wallet has sent it. Gives its name then. */
  async goOn(review: SwapReview, adapter: SwapAdapter): Promise<string | undefined> {
    const sent = await this.swapper.goOn(review, adapter)
    if (sent === undefined) return undefined
    const { toasts, events } = this.needs
    toasts.show({ variant: 'success', message: en.started, words: { set: 'swap', key: 'started' } })
    events.publish('swap:sent', { account: review.swap.order.owner, hash: sent.name })
    void this.follow(review, sent)
    return sent.name
  }

  private async follow({ swap }: SwapReview, { name: hash, settle, end }: SentSwap): Promise<void> {
    const { events, toasts, log, onSettled } = this.needs
    const { owner: account, network } = swap.order
    try {
      const outcome = await end()
      settle()
      events.publish('swap:settled', { account, hash, outcome })
      events.publish('balance:changed', { namespace: network.chainNamespace })
      onSettled()
      this.swapper.tell(outcome === 'failed' ? 'SWAP_ERROR' : 'SWAP_SUCCESS', swap, outcome === 'failed' ? { message: en.failedToast } : {})
      const key = outcome === 'confirmed' ? 'confirmedToast' : outcome === 'failed' ? 'failedToast' : undefined
      if (key !== undefined)
        toasts.show({ variant: outcome === 'failed' ? 'error' : 'success', message: en[key], words: { set: 'swap', key } })
    } catch (error) {
      log.debug('What became of a swap could not be read', error)
    }
  }
}
