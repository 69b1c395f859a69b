import type { AssetQuery, ChainAdapter, ClockPort, TokenBalance, Session } from '@billfold/kernel'
import { type AccountQuestion, readWalletAssets, type WalletAssets } from '@billfold/kernel/data'
import { portfolioError } from '../errors.js'
import { limits } from '../limits.js'
import { walletTokens } from '../tokens/wallet-tokens.js'

export interface WalletSourceNeeds {
  readonly clock: Pick<ClockPort, 'after'>
  /** Hears why a wallet was passed over. */
  onPassedOver(reason: unknown): void
}

/** Tokens as wallets list them. A wallet that cannot, answers in pieces or is silent is passed over: there are other sources. */
export class WalletSource {
  /** Wallets that still owe an answer, as a phone does that is asleep: it would find every further request when it wakes up. */
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

export interface WalletGetAssets {
  readonly session: Session
  readonly adapter: ChainAdapter | undefined
  readonly query: AssetQuery
}

/** Asks the wallet for its assets (`wallet_getAssets`), by network; undefined when any of the answer is not whole. */
export async function walletGetAssets({ session, adapter, query }: WalletGetAssets): Promise<WalletAssets | undefined> {
  if (adapter?.walletAssets === undefined) throw portfolioError('portfolio/adapter-required', { namespace: session.namespace })
  return readWalletAssets(await adapter.walletAssets(session, query))
}
