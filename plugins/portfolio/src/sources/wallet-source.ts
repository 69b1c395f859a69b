import type { ChainAdapter, ClockPort, TokenBalance, Session } from '@billfold/kernel'
import { portfolioError } from '../errors.js'
import { limits } from '../limits.js'
import type { AccountQuestion } from '../state/account-question.js'
import { walletTokens } from '../tokens/wallet-tokens.js'
import { walletGetAssets } from './wallet-get-assets.js'

export interface WalletSourceNeeds {
  readonly clock: Pick<ClockPort, 'after'>
  /** Told why the wallet was passed over. */
  onPassedOver(reason: unknown): void
}

/** What wallets say themselves that an account holds. One that cannot tell, tells in pieces or says nothing is passed over: others can. */
export class WalletSource {
  /** Those that still owe an answer, as a phone does that is asleep: they would find every further question when they wake up. */
  private readonly silent = new WeakSet<object>()

  constructor(private readonly needs: WalletSourceNeeds) {}

  async tokens(
    { session, address, network: { caipNetworkId } }: AccountQuestion,
    adapter: ChainAdapter | undefined,
  ): Promise<readonly TokenBalance[] | undefined> {
    if (this.silent.has(keyOf(session))) return undefined
    try {
      const answer = walletGetAssets({ session, adapter, query: { account: address, chainFilter: [caipNetworkId] } })
      const found = await this.inTime(session, answer)
      return found && walletTokens(found, caipNetworkId)
    } catch (error) {
      this.needs.onPassedOver(error)
      return undefined
    }
  }

  private inTime<T>(session: Session, answer: Promise<T>): Promise<T> {
    const key = keyOf(session)
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.silent.add(key)
        reject(portfolioError('portfolio/wallet-silent', { wallet: session.connector.name }))
      }
      const stop = this.needs.clock.after(limits.walletAnswer, giveUp)
      const end = (): void => {
        stop()
        this.silent.delete(key)
      }
      answer.finally(end).then(resolve, reject)
    })
  }
}

/** Another phone behind the same connector is another wallet. */
function keyOf({ provider, connector }: Session): object {
  return typeof provider === 'object' && provider !== null ? provider : connector
}
