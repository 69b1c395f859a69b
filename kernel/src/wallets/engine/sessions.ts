import { action, actionBound, makeObservable } from 'mobx'
import type { Session } from '../contract/connection.js'
import type { Network } from '../contract/network.js'
import type { Publish } from '../../core/open.js'
import type { ClockPort } from '../../core/ports.js'
import type { Log } from '../../core/log/log.js'
import { followedAccount, isSameList } from '../state/account-list.js'
import type { Attempt } from '../state/attempt.js'
import type { Binding } from './binding.js'
import type { FamilyState, Voice } from '../state/family-state.js'
import type { Families } from '../state/families.js'
import type { Connected } from '../state/connected.js'
import type { GrantReader } from './grant-reader.js'
import { HeldSession, type WalletNews } from '../state/held-session.js'
import type { Networks } from '../state/networks.js'

/** What sessions are made from, and who hears of them. */
export interface SessionsNeeds {
  readonly connected: Connected
  readonly families: Families
  readonly networks: Networks
  readonly reader: Pick<GrantReader, 'typed' | 'isAddress'>
  readonly clock: Pick<ClockPort, 'after'>
  readonly log: Log
  readonly publish: Publish
  /** Several wallets of a family may be connected at a time. */
  isMultiWallet(): boolean
  /** The wallet in use of a family told of another network. */
  onNetworkTold(family: FamilyState): void
}

/** What happens to the wallets that are connected, and what they tell. All changes of sessions are made here, each in one action. */
export class Sessions {
  constructor(private readonly needs: SessionsNeeds) {
    makeObservable<this, 'take' | 'drop' | 'renew' | 'change' | 'onNews'>(this, {
      activate: action,
      setNetwork: action,
      take: action,
      drop: action,
      renew: action,
      change: action,
      onNews: actionBound,
    })
  }

  /**
   * Takes what a wallet granted into use, for all its families in one action; the first binding answers the attempt. Only then
   * the wallets are listened to, so that what they say at once finds everything in place.
   */
  bind(bindings: readonly Binding[], attempt: Attempt, voice: Voice = 'all'): readonly HeldSession[] {
    const lives = this.needs.connected.as(voice, () => this.take(bindings, attempt))
    for (const live of lives) live.start()
    return lives
  }

  /** Brings a connected wallet, and one of its accounts, to the front of its family. */
  activate(live: HeldSession, address: string = live.session.account.address): void {
    const { session } = live
    const family = this.needs.families.familyOf(session.namespace)
    const account = session.accounts.find((one) => one.address === address) ?? session.account
    family.callOff()
    family.remember(undefined)
    family.show(live, account === session.account ? session : Object.freeze({ ...session, account }))
  }

  /** Puts a wallet on a network. */
  setNetwork(live: HeldSession, network: Network): void {
    this.change(live, network)
  }

  /** Looks the networks up again after the requested ones changed, and leaves families that are no longer enabled. */
  refresh(): void {
    const { networks, connected } = this.needs
    this.end(
      connected.lives.filter(({ session }) => !networks.isEnabled(session.namespace)),
      'disabled',
    )
    this.renew()
  }

  /** Ends connections on this side, in one action. Of each family the first that remains takes the place in use. */
  end(ending: readonly HeldSession[], reason?: string): void {
    const ended = ending.filter((live) => this.needs.connected.lives.includes(live))
    if (ended.length > 0) this.drop(ended)
    for (const { session, id } of ended) {
      const where = { namespace: session.namespace, connectorId: id }
      this.needs.publish('connection:disconnected', reason === undefined ? where : { ...where, reason })
    }
  }

  /** Leaves wallets whose connectors went away. What is stored stays: a connector that comes back takes them up again. */
  suspend(orphans: readonly HeldSession[]): void {
    const { connected, families } = this.needs
    connected.as('none', () => {
      for (const { id, session } of orphans) {
        const family = families.familyOf(session.namespace)
        if (family.session === session) family.remember(id)
      }
      this.end(orphans, 'removed')
    })
  }

  dispose(): void {
    for (const live of this.needs.connected.lives) live.stop()
  }

  private take(bindings: readonly Binding[], attempt: Attempt): readonly HeldSession[] {
    const { connected, clock, log, families, isMultiWallet } = this.needs
    return bindings.map((binding, index) => {
      const { namespace, connector } = binding.session
      const live = new HeldSession(binding, {
        clock,
        onNews: this.onNews,
        onEnd: (ended, reason) => this.end([ended], reason),
        onFailure: (error) => log.warn(`The events of ${connector.id} could not be followed.`, error),
      })
      const replaced = connected.of(namespace).filter(({ id }) => id === live.id || !isMultiWallet())
      for (const other of replaced) other.stop()
      connected.lives = [...connected.lives.filter((other) => !replaced.includes(other)), live]
      families.familyOf(namespace).use(live, index === 0 ? attempt : undefined)
      return live
    })
  }

  private drop(ended: readonly HeldSession[]): void {
    const { connected, families } = this.needs
    connected.lives = connected.lives.filter((live) => !ended.includes(live))
    for (const live of ended) {
      live.stop()
      const family = families.familyOf(live.session.namespace)
      if (family.live === live) family.leave(connected.of(family.namespace)[0])
    }
  }

  private renew(): void {
    const { networks, connected } = this.needs
    for (const live of connected.lives) {
      const { network } = live.session
      if (network !== undefined) this.change(live, networks.resolve(network.caipNetworkId))
    }
  }

  private onNews(live: HeldSession, { accounts, networkId }: WalletNews): void {
    const { families, networks, reader, onNetworkTold } = this.needs
    const { network, namespace } = live.session
    const granted = accounts?.filter(({ address }) => reader.isAddress(namespace, address)) ?? []
    if (granted.length > 0) live.granted = granted
    this.change(live, networkId === undefined ? network : networks.resolve(networkId))
    const family = families.familyOf(namespace)
    if (family.live === live && live.session.network !== network) onNetworkTold(family)
  }

  /** The one way in which a session changes: accounts and network are looked at together. */
  private change(live: HeldSession, network: Network | undefined): void {
    const { session } = live
    const accounts = this.needs.reader.typed(live.granted, session.connector, network)
    const account = followedAccount(accounts, session)
    if (account === undefined || (isSameNetwork(network, session.network) && isSameList(accounts, session.accounts))) return
    const changed: Session = Object.freeze({ ...session, accounts, account, network })
    const family = this.needs.families.familyOf(session.namespace)
    if (family.live === live) family.show(live, changed)
    else live.session = changed
  }
}

/** Placeholders are made anew each time: two for the same id are one network. */
function isSameNetwork(one: Network | undefined, other: Network | undefined): boolean {
  return one === other || (one?.isUnsupported === true && other?.isUnsupported === true && one.caipNetworkId === other.caipNetworkId)
}
