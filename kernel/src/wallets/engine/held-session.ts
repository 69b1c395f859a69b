import { makeObservable, observableRef } from 'mobx'
import type { Account } from '../contract/account.js'
import type { CaipNetworkId } from '../../core/caip/ids.js'
import type { Session } from '../contract/connection.js'
import type { ClockPort } from '../../core/ports.js'
import { type ReadGrant, readAccounts, readNetworkId } from './grant.js'

/** Time in which events of a wallet are gathered before they are followed, so that an account and its network come together, in milliseconds. */
export const gatherTime = 16

/** Events of a wallet, gathered: the last of each kind. */
export interface WalletNews {
  readonly accounts?: readonly Account[]
  readonly networkId?: CaipNetworkId
}

/** Listeners to a held session. */
export interface HeldSessionNeeds {
  readonly clock: Pick<ClockPort, 'after'>
  onNews(held: HeldSession, news: WalletNews): void
  onEnd(held: HeldSession, reason: string): void
  onFailure(error: unknown): void
}

/** A wallet while it is connected to a family. Its session is one frozen object that is replaced as a whole. */
export class HeldSession {
  session: Session
  /** The accounts as the wallet last gave them, before their types were decided. */
  granted: readonly Account[]
  /** The last network the wallet told of, and how often it told of any. */
  told: { readonly networkId: CaipNetworkId | undefined; readonly count: number } = { networkId: undefined, count: 0 }
  /** False from the moment that the wallet is left. */
  isAlive = true
  private news: WalletNews | undefined = undefined
  private unwatch: (() => void) | undefined = undefined
  private stopGathering: (() => void) | undefined = undefined

  constructor(
    readonly binding: ReadGrant,
    private readonly needs: HeldSessionNeeds,
  ) {
    this.session = binding.session
    this.granted = binding.granted
    makeObservable(this, { session: observableRef })
  }

  get id(): string {
    return this.session.connector.id
  }

  /** Starts to listen to the wallet. */
  start(): void {
    this.safely(() => {
      const unwatch = this.binding.watch?.({
        accountsChanged: this.onAccounts,
        networkChanged: this.onNetwork,
        disconnected: this.onDisconnect,
      })
      if (this.isAlive) this.unwatch = unwatch
      else unwatch?.()
    })
  }

  /** From now on nothing that the wallet says is heard. */
  stop(): void {
    this.isAlive = false
    this.news = undefined
    this.stopGathering?.()
    this.safely(() => this.unwatch?.())
    this.unwatch = undefined
  }

  /** Follows what was gathered at once, for whoever is about to act on it. */
  settle(): void {
    this.stopGathering?.()
    this.stopGathering = undefined
    const news = this.news
    this.news = undefined
    if (news !== undefined) this.needs.onNews(this, news)
  }

  private readonly onAccounts = (told: readonly Account[]): void =>
    this.safely(() => {
      const accounts = readAccounts(told)
      if (accounts?.length === 0) this.end('locked')
      else if (accounts !== undefined) this.gather({ accounts })
    })

  private readonly onNetwork = (told: CaipNetworkId): void => {
    const networkId = readNetworkId(told, this.session.namespace)
    if (networkId === undefined) return
    this.told = { networkId, count: this.told.count + 1 }
    this.gather({ networkId })
  }

  private readonly onDisconnect = (reason?: string): void => this.end(typeof reason === 'string' ? reason : 'wallet')

  /** Reads what a wallet handed over: that may be made to break whoever looks at it. */
  private safely(run: () => void): void {
    try {
      run()
    } catch (error) {
      this.needs.onFailure(error)
    }
  }

  private end(reason: string): void {
    if (this.isAlive) this.needs.onEnd(this, reason)
  }

  private gather(news: WalletNews): void {
    if (!this.isAlive) return
    this.news = { ...this.news, ...news }
    this.stopGathering ??= this.needs.clock.after(gatherTime, () => this.settle())
  }
}
