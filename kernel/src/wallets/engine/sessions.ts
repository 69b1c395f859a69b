import { action, actionBound, makeObservable } from 'mobx'
import type { Session } from '../contract/connection.js'
import type { Network } from '../contract/network.js'
import type { Publish } from '../../core/open.js'
import type { ClockPort } from '../../core/ports.js'
import type { Log } from '../../core/log/log.js'
import { followedAccount, isSameList } from '../state/account-types.js'
import type { Attempt } from '../state/connecting.js'
import type { ReadGrant, GrantReader } from './grant.js'
import type { FamilyState, Voice } from '../state/family-state.js'
import type { Families } from '../state/families.js'
import type { Connected } from '../state/connected.js'
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
  bind(bindings: readonly ReadGrant[], attempt: Attempt, voice: Voice = 'all'): readonly HeldSession[] {
    const heldSessions = this.needs.connected.as(voice, () => this.take(bindings, attempt))
    for (const held of heldSessions) held.start()
    return heldSessions
  }

  /** Brings a connected wallet, and one of its accounts, to the front of its family. */
  activate(held: HeldSession, address: string = held.session.account.address): void {
    const { session } = held
    const family = this.needs.families.familyOf(session.namespace)
    const account = session.accounts.find((one) => one.address === address) ?? session.account
    family.cancelAttempt()
    family.remember(undefined)
    family.show(held, account === session.account ? session : Object.freeze({ ...session, account }))
  }

  /** Puts a wallet on a network. */
  setNetwork(held: HeldSession, network: Network): void {
    this.change(held, network)
  }

  /** Looks the networks up again after the requested ones changed, and leaves families that are no longer enabled. */
  refresh(): void {
    const { networks, connected } = this.needs
    this.end(
      connected.heldSessions.filter(({ session }) => !networks.isEnabled(session.namespace)),
      'disabled',
    )
    this.renew()
  }

  /** Ends connections on this side, in one action. Of each family the first that remains takes the place in use. */
  end(ending: readonly HeldSession[], reason?: string): void {
    const ended = ending.filter((held) => this.needs.connected.heldSessions.includes(held))
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
    for (const held of this.needs.connected.heldSessions) held.stop()
  }

  private take(bindings: readonly ReadGrant[], attempt: Attempt): readonly HeldSession[] {
    const { connected, clock, log, families, isMultiWallet } = this.needs
    return bindings.map((binding, index) => {
      const { namespace, connector } = binding.session
      const held = new HeldSession(binding, {
        clock,
        onNews: this.onNews,
        onEnd: (ended, reason) => this.end([ended], reason),
        onFailure: (error) => log.warn(`The events of ${connector.id} could not be followed.`, error),
      })
      const replaced = connected.of(namespace).filter(({ id }) => id === held.id || !isMultiWallet())
      for (const other of replaced) other.stop()
      connected.heldSessions = [...connected.heldSessions.filter((other) => !replaced.includes(other)), held]
      families.familyOf(namespace).use(held, index === 0 ? attempt : undefined)
      return held
    })
  }

  private drop(ended: readonly HeldSession[]): void {
    const { connected, families } = this.needs
    connected.heldSessions = connected.heldSessions.filter((held) => !ended.includes(held))
    for (const held of ended) {
      held.stop()
      const family = families.familyOf(held.session.namespace)
      if (family.held === held) family.leave(connected.of(family.namespace)[0])
    }
  }

  private renew(): void {
    const { networks, connected } = this.needs
    for (const held of connected.heldSessions) {
      const { network } = held.session
      if (network !== undefined) this.change(held, networks.resolve(network.caipNetworkId))
    }
  }

  private onNews(held: HeldSession, { accounts, networkId }: WalletNews): void {
    const { families, networks, reader, onNetworkTold } = this.needs
    const { network, namespace } = held.session
    const granted = accounts?.filter(({ address }) => reader.isAddress(namespace, address)) ?? []
    if (granted.length > 0) held.granted = granted
    this.change(held, networkId === undefined ? network : networks.resolve(networkId))
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
