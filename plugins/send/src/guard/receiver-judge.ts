import type { ChainAdapter, Log } from '@billfold/kernel'
import { limits } from '../limits.js'
import type { Review } from '../review/review.js'
import { Acquaintances, type AcquaintancesNeeds, type Holder } from './acquaintances.js'
import { judgeReceiver } from './judge-receiver.js'

/** Judges the receivers of reviews: by whom the account knows, and by what the network says. Nothing is asked for before both have spoken. */
export class ReceiverJudge {
  private readonly acquaintances: Acquaintances
  private readonly needs: AcquaintancesNeeds & { readonly log: Pick<Log, 'debug'> }
  private readonly ending = new AbortController()

  constructor(needs: AcquaintancesNeeds) {
    this.acquaintances = new Acquaintances(needs)
    this.needs = needs
  }

  /** Turns to an account, whose history is asked for. */
  meet(holder: Holder | undefined): void {
    this.acquaintances.meet(holder)
  }

  /**
   * Judges by what is here, and again with all that comes. Resolves when everybody has spoken, or it takes too long: then the visitor is told what
   * is missing. What comes later still counts.
   */
  async judge(review: Review, adapter: Pick<ChainAdapter, 'receiverFacts'>): Promise<void> {
    const { network, session } = review.transfer
    this.acquaintances.meet({ address: session.account.address, network, accounts: session.accounts })
    let isContract: boolean | undefined = undefined
    const again = (): void => this.notice(review, isContract)
    const all = Promise.all([
      this.askNetwork(review, adapter).then((said) => ((isContract = said), again())),
      this.acquaintances.wait().then(again),
    ])
    again()
    await Promise.race([all, this.patience()])
    again()
  }

  dispose(): void {
    this.ending.abort()
    this.acquaintances.dispose()
  }

  /** Nobody has to know what the receiver is: without that it is judged by the rest. */
  private async askNetwork(review: Review, adapter: Pick<ChainAdapter, 'receiverFacts'>): Promise<boolean | undefined> {
    const { to, network } = review.transfer
    try {
      return (await adapter.receiverFacts?.(to, network, this.ending.signal))?.isContract
    } catch (error) {
      this.needs.log.debug('What the receiver is could not be read', error)
      return undefined
    }
  }

  private patience(): Promise<void> {
    return new Promise((resolve) => void this.needs.clock.after(limits.judging, resolve))
  }

  private notice(review: Review, isContract: boolean | undefined): void {
    const { session, network, to, name, token } = review.transfer
    const { address } = session.account
    const { isHistoryMissing } = this.acquaintances
    review.notice(
      judgeReceiver({
        ...{ to, name, from: address, tokenAddress: token.address, isContract, isHistoryMissing },
        known: this.acquaintances.of({ address, network, accounts: session.accounts }),
        names: this.acquaintances.names(),
      }),
    )
  }
}
