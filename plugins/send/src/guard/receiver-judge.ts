import type { ChainAdapter, Log } from '@billfold/kernel'
import type { Review } from '../review/review.js'
import { Acquaintances, type AcquaintancesNeeds, type Holder } from './acquaintances.js'
import { judgeReceiver } from './judge-receiver.js'

/** Judges the receivers of reviews: by whom the account knows at once, and by what the network says when that has come. */
export class ReceiverJudge {
  private readonly acquaintances: Acquaintances
  private readonly log: Pick<Log, 'debug'>
  private readonly ending = new AbortController()

  constructor(needs: AcquaintancesNeeds) {
    this.acquaintances = new Acquaintances(needs)
    this.log = needs.log
  }

  /** Turns to an account, whose history is asked for. */
  meet(holder: Holder | undefined): void {
    this.acquaintances.meet(holder)
  }

  /** Nobody has to know what the receiver is: without that it is judged by the rest. */
  async judge(review: Review, adapter: Pick<ChainAdapter, 'receiverFacts'>): Promise<void> {
    const { to, network } = review.transfer
    this.notice(review, undefined)
    try {
      const facts = await adapter.receiverFacts?.(to, network, this.ending.signal)
      if (facts !== undefined) this.notice(review, facts.isContract)
    } catch (error) {
      this.log.debug('What the receiver is could not be read', error)
    }
  }

  dispose(): void {
    this.ending.abort()
    this.acquaintances.dispose()
  }

  private notice(review: Review, isContract: boolean | undefined): void {
    const { session, network, to, name, token } = review.transfer
    const { address } = session.account
    review.notice(
      judgeReceiver({
        ...{ to, name, from: address, tokenAddress: token.address, isContract },
        known: this.acquaintances.of({ address, network, accounts: session.accounts }),
        names: this.acquaintances.names(),
      }),
    )
  }
}
