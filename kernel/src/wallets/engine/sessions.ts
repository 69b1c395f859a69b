import { action, makeObservable, runInAction } from 'mobx'
import type { Session } from '../contract/connection.js'
import type { Connector } from '../contract/connector.js'
import type { Network } from '../contract/network.js'
import type { Publish } from '../../core/open.js'
import type { ClockPort } from '../../core/ports.js'
import type { Log } from '../../core/log/log.js'
import { followedAccount, isSameList } from './account-list.js'
import type { Attempt } from '../state/connecting.js'
import type { ReadGrant, GrantReader } from './grant.js'
import type { FamilyState } from '../state/family-state.js'
import type { Families } from '../state/families.js'
import { beginRestoring } from '../state/start-families.js'
import type { HeldSessions } from '../state/held-sessions.js'
import { HeldSession, type WalletNews } from './held-session.js'
import type { Networks } from '../state/networks.js'
import type { Origin } from '../state/origin.js'

/** Parts that sessions are made from, and who hears of them. */
export interface SessionsNeeds {
  readonly held: HeldSessions
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
  /** Hears after each change, when it is complete, where it comes from. */
  onChange(origin: Origin): void
}

/** Account and network that come to the front with a wallet; absent, what the wallet has in front. */
export interface SessionChoice {
  readonly address: string | undefined
  readonly network: Network | undefined
}

/** The origin and the reason of an end of sessions. */
export interface SessionEnd {
  readonly origin?: Origin
  readonly reason?: string
}

/** An asking that came to nothing. */
export interface LostAttempt {
  readonly attempt: Attempt
  /** The stored connection is gone for good. Else it waits for a wallet that is missing. */
  readonly isForgotten: boolean
}

/** Changes of sessions, and what connected wallets tell. Each change is one action, and has an origin. */
export class Sessions {
  constructor(private readonly needs: SessionsNeeds) {
    makeObservable<this, 'take' | 'drop' | 'bringForward' | 'renew' | 'change'>(this, {
      take: action,
      drop: action,
      bringForward: action,
      renew: action,
      change: action,
    })
  }

  /**
   * Takes what a wallet granted into use, for all its families in one action; the first binding answers the attempt. Only then
   * the wallets are listened to, so that what they say at once finds everything in place.
   */
  bind(bindings: readonly ReadGrant[], attempt: Attempt, origin: Origin = 'here'): readonly HeldSession[] {
    const taken = this.take(bindings, attempt)
    this.needs.onChange(origin)
    for (const held of taken) held.start()
    return taken
  }

  /** Brings a connected wallet, and one of its accounts, to the front of its family. */
  activate(held: HeldSession, address?: string): void {
    this.bringForward(held, address)
    this.needs.onChange('here')
  }

  /** Puts a wallet on a network. */
  setNetwork(held: HeldSession, network: Network): void {
    this.change(held, network)
    this.needs.onChange('here')
  }

  /** Does with a wallet what another tab did with it. */
  follow(held: HeldSession, { address, network }: SessionChoice): void {
    const family = this.needs.families.familyOf(held.session.namespace)
    runInAction(() => {
      const isInFront = family.held === held && (address ?? family.address) === family.address
      if (!isInFront || family.remembered !== undefined) this.bringForward(held, address)
      if (network !== undefined) this.change(held, network)
    })
    this.needs.onChange('other-tab')
  }

  /** Leaves the wallets of a family, as another tab did. */
  leave(family: FamilyState): void {
    family.remember(undefined)
    this.end(this.needs.held.of(family.namespace), { origin: 'other-tab', reason: 'other tab' })
  }

  /** Begins to ask for an earlier grant. */
  expect(family: FamilyState, connectorId: string, origin: Origin): Attempt {
    const attempt = beginRestoring(family, connectorId)
    this.needs.onChange(origin)
    return attempt
  }

  /** Ends an asking that came to nothing, unless another one took its place. */
  abandon(family: FamilyState, attempt: Attempt): void {
    family.abandon(attempt)
    this.needs.onChange('here')
  }

  /**
   * Gives up to restore a family. Other tabs may still be connected: they are not told, and put back in the storage what is their
   * own. What another tab connected through a wallet that is missing here is not touched, and waits for that wallet.
   */
  giveUp(family: FamilyState, { attempt, isForgotten }: LostAttempt): void {
    const ending = this.needs.held.of(family.namespace)
    runInAction(() => {
      if (isForgotten) family.remember(undefined)
      this.drop(ending)
      family.abandon(attempt)
    })
    this.ended(ending, { origin: isForgotten ? 'stored' : 'other-tab', reason: 'gone' })
  }

  /** Calls off what families ask or wait for. */
  callOff(families: readonly FamilyState[]): void {
    runInAction(() => {
      for (const family of families) {
        family.remember(undefined)
        family.cancelAttempt()
      }
    })
    this.needs.onChange('here')
  }

  /** Looks the networks up again after the requested ones changed, and leaves families that are no longer enabled. */
  refresh(): void {
    const { networks, held } = this.needs
    this.end(
      held.all.filter(({ session }) => !networks.isEnabled(session.namespace)),
      { reason: 'disabled' },
    )
    this.renew()
    this.needs.onChange('here')
  }

  /** Ends connections on this side, in one action. Of each family the first that remains takes the place in use. */
  end(ending: readonly HeldSession[], how: SessionEnd = {}): void {
    const ended = ending.filter((held) => this.needs.held.all.includes(held))
    this.drop(ended)
    this.ended(ended, how)
  }

  /** Leaves the wallet whose connector went away. What is stored stays: a connector that comes back takes it up again. */
  suspend(connector: Connector): void {
    const { held, families } = this.needs
    const orphans = held.all.filter(({ session }) => session.connector === connector)
    runInAction(() => {
      for (const { id, session } of orphans) {
        const family = families.familyOf(session.namespace)
        if (family.session === session) family.remember(id)
      }
      this.drop(orphans)
    })
    this.ended(orphans, { origin: 'stored', reason: 'removed' })
  }

  dispose(): void {
    for (const held of this.needs.held.all) held.stop()
  }

  private ended(ended: readonly HeldSession[], { origin = 'here', reason }: SessionEnd): void {
    this.needs.onChange(origin)
    for (const { session, id } of ended) {
      const where = { namespace: session.namespace, connectorId: id }
      this.needs.publish('connection:disconnected', reason === undefined ? where : { ...where, reason })
    }
  }

  private take(bindings: readonly ReadGrant[], attempt: Attempt): readonly HeldSession[] {
    const { held, clock, log, families, isMultiWallet } = this.needs
    return bindings.map((binding, index) => {
      const { namespace, connector } = binding.session
      const taken = new HeldSession(binding, {
        clock,
        onNews: (told, news) => this.onNews(told, news),
        onEnd: (ended, reason) => this.end([ended], { reason }),
        onFailure: (error) => log.warn(`The events of ${connector.id} could not be followed.`, error),
      })
      const replaced = held.of(namespace).filter(({ id }) => id === taken.id || !isMultiWallet())
      for (const other of replaced) other.stop()
      held.all = [...held.all.filter((other) => !replaced.includes(other)), taken]
      families.familyOf(namespace).use(taken, index === 0 ? attempt : undefined)
      return taken
    })
  }

  private drop(ended: readonly HeldSession[]): void {
    if (ended.length === 0) return
    const { held, families } = this.needs
    held.all = held.all.filter((other) => !ended.includes(other))
    for (const gone of ended) {
      gone.stop()
      const family = families.familyOf(gone.session.namespace)
      if (family.held === gone) family.leave(held.of(family.namespace)[0])
    }
  }

  private bringForward(held: HeldSession, address: string = held.session.account.address): void {
    const { session } = held
    const family = this.needs.families.familyOf(session.namespace)
    const account = session.accounts.find((one) => one.address === address) ?? session.account
    family.cancelAttempt()
    family.remember(undefined)
    family.show(held, account === session.account ? session : Object.freeze({ ...session, account }))
  }

  private renew(): void {
    const { networks, held } = this.needs
    for (const each of held.all) {
      const { network } = each.session
      if (network !== undefined) this.change(each, networks.resolve(network.caipNetworkId))
    }
  }

  private onNews(held: HeldSession, { accounts, networkId }: WalletNews): void {
    const { families, networks, reader, onNetworkTold } = this.needs
    const { network, namespace } = held.session
    const granted = accounts?.filter(({ address }) => reader.isAddress(namespace, address)) ?? []
    if (granted.length > 0) held.granted = granted
    this.change(held, networkId === undefined ? network : networks.resolve(networkId))
    this.needs.onChange('here')
    const family = families.familyOf(namespace)
    if (family.held === held && held.session.network !== network) onNetworkTold(family)
  }

  /** The one way in which a session changes: accounts and network are looked at together. */
  private change(held: HeldSession, network: Network | undefined): void {
    const { session } = held
    const accounts = this.needs.reader.typed(held.granted, session.connector, network)
    const account = followedAccount(accounts, session)
    if (account === undefined || (isSameNetwork(network, session.network) && isSameList(accounts, session.accounts))) return
    const changed: Session = Object.freeze({ ...session, accounts, account, network })
    const family = this.needs.families.familyOf(session.namespace)
    if (family.held === held) family.show(held, changed)
    else held.session = changed
  }
}

/** Placeholders are made anew each time: two for the same id are one network. */
function isSameNetwork(one: Network | undefined, other: Network | undefined): boolean {
  return one === other || (one?.isUnsupported === true && other?.isUnsupported === true && one.caipNetworkId === other.caipNetworkId)
}
