import { compareStructural, reaction } from 'mobx'
import { safeParse } from 'valibot'
import type { ChainNamespace } from '../contract/caip.js'
import type { ClockPort, TabsPort } from '../contract/ports.js'
import type { Log } from '../log/log.js'
import { stampAfter } from '../storage/envelope.js'
import type { Chain } from './chain.js'
import type { Chains } from './chains.js'
import type { Networks } from './networks.js'
import { type Records, toRecord } from './records.js'
import type { Restoring } from './restoring.js'
import type { Sessions } from './sessions.js'
import { type FamilyState, type TabMessage, isEarlier, tabMessage } from './tab-message.js'

export interface TabsNeeds {
  readonly tabs: TabsPort
  readonly clock: Pick<ClockPort, 'now' | 'after'>
  readonly log: Log
  /** A name that no other tab has. */
  readonly tab: string
  readonly chains: Chains
  readonly networks: Networks
  readonly sessions: Sessions
  readonly records: Records
  readonly restoring: Restoring
}

/** How long a change of the storage waits for the message that explains it, in milliseconds. */
export const messageLead = 50

interface Family {
  /** What this tab shows. */
  own: FamilyState
  /** The latest word on it, from any tab. */
  last: TabMessage | undefined
  /** The latest word came from elsewhere and was not followed yet. */
  mustFollow: boolean
  /** The storage changed and was not looked at yet. */
  mustCheck: boolean
}

/**
 * Keeps the tabs of one origin on the same wallets. A change made here is stored and told; one that was heard of is followed
 * and told to nobody, so that two tabs never answer each other. While a wallet is asked, what was heard waits.
 */
export class Tabs {
  private readonly families = new Map<string, Family>()
  private readonly undo: (() => void)[] = []
  private stamp = 0
  private stopCheck: (() => void) | undefined = undefined

  constructor(private readonly needs: TabsNeeds) {}

  start(): void {
    const { tabs, records, chains } = this.needs
    const families = (): readonly (readonly [ChainNamespace, FamilyState, boolean])[] =>
      chains.all.map((chain) => [chain.namespace, stateOf(chain), chain.attempt === undefined])
    this.undo.push(
      reaction(families, (now) => this.onChange(now), { equals: compareStructural }),
      records.watch(() => this.recheck()),
    )
    this.safely(() => this.undo.push(tabs.listen((message) => this.onMessage(message))))
  }

  /** Looks at the storage again: it changed, or this tab was asleep. */
  recheck(): void {
    this.stopCheck ??= this.needs.clock.after(messageLead, () => {
      this.stopCheck = undefined
      for (const chain of this.needs.chains.all) {
        this.family(chain.namespace).mustCheck = true
        this.catchUp(chain)
      }
    })
  }

  dispose(): void {
    this.stopCheck?.()
    for (const step of this.undo.splice(0)) step()
  }

  private onChange(now: readonly (readonly [ChainNamespace, FamilyState, boolean])[]): void {
    for (const [namespace, family] of this.families) {
      if (!now.some(([name]) => name === namespace)) this.changed(namespace as ChainNamespace, family, {})
    }
    for (const [namespace, state] of now) this.changed(namespace, this.family(namespace), state)
    for (const [namespace, , isIdle] of now) if (isIdle) this.catchUp(this.needs.chains.chainOf(namespace))
  }

  private changed(namespace: ChainNamespace, family: Family, state: FamilyState): void {
    const { chains, records, tabs, tab, clock } = this.needs
    const { voice, live } = chains.chainOf(namespace)
    if (compareStructural(family.own, state)) return
    family.own = state
    if (voice === 'none') return
    records.saveConnector(namespace, state.connectorId)
    if (live !== undefined) records.saveConnection(toRecord(live.session))
    if (voice === 'storage') return
    this.stamp = stampAfter(this.stamp, clock.now())
    family.last = { version: 1, stamp: this.stamp, tab, namespace, state }
    family.mustFollow = false
    this.safely(() => tabs.post(family.last))
  }

  private onMessage(told: unknown): void {
    const { tab, chains, records } = this.needs
    const { success, output: message } = safeParse(tabMessage, told)
    const chain = success && message.tab !== tab ? chains.find(message.namespace) : undefined
    if (!success || chain === undefined) return
    this.stamp = Math.max(this.stamp, message.stamp)
    const family = this.family(chain.namespace)
    if (family.last === undefined || isEarlier(family.last, message)) {
      family.last = message
      family.mustFollow = true
      this.catchUp(chain)
      // What this tab said is the later word: the other one follows it, and its entry in the storage goes.
    } else if (family.last.tab === tab) records.saveConnector(chain.namespace, family.last.state.connectorId)
  }

  private catchUp(chain: Chain): void {
    const family = this.family(chain.namespace)
    if (chain.attempt !== undefined) return
    if (family.mustFollow && family.last !== undefined) this.follow(chain, family.last.state)
    else if (family.mustCheck) this.check(chain, family)
  }

  private follow(chain: Chain, state: FamilyState): void {
    this.family(chain.namespace).mustFollow = false
    const { sessions } = this.needs
    const { connectorId, address, networkId } = state
    if (connectorId === undefined) return this.leave(chain)
    const live = sessions.find({ id: connectorId, namespace: chain.namespace })
    if (live === undefined) return void this.adopt(chain, connectorId)
    sessions.as('none', () => {
      if (chain.live !== live || address !== live.session.account.address) sessions.activate(live, address)
      const network = networkId === undefined || live.binding.namesNetwork ? undefined : this.needs.networks.find(networkId)
      if (network !== undefined) sessions.setNetwork(live, network)
    })
  }

  private check(chain: Chain, family: Family): void {
    family.mustCheck = false
    const { records } = this.needs
    const stored = records.connectors[chain.namespace]
    const own = stateOf(chain).connectorId
    if (stored === own) return
    if (stored !== undefined) return this.follow(chain, { connectorId: stored })
    if (own === undefined || records.isDisconnected(chain.namespace, own)) return this.leave(chain)
    // Nobody disconnected: a tab that could not restore the connection only cleaned up after itself.
    if (chain.session !== undefined) records.saveConnector(chain.namespace, own)
  }

  private leave(chain: Chain): void {
    const { sessions } = this.needs
    sessions.as('none', () => {
      chain.remember(undefined)
      sessions.end(sessions.of(chain.namespace), 'other tab')
    })
  }

  private async adopt(chain: Chain, connectorId: string): Promise<void> {
    await this.needs.restoring.adopt(chain, connectorId)
    // Something else is being asked: when that comes to nothing this is tried again.
    const family = this.family(chain.namespace)
    if (chain.attempt !== undefined) family.mustFollow = family.last !== undefined && family.last.tab !== this.needs.tab
  }

  private family(namespace: string): Family {
    const found = this.families.get(namespace) ?? { own: {}, last: undefined, mustFollow: false, mustCheck: false }
    this.families.set(namespace, found)
    return found
  }

  private safely(run: () => unknown): void {
    try {
      run()
    } catch (error) {
      this.needs.log.warn('Other tabs cannot be reached.', error)
    }
  }
}

function stateOf({ session, remembered }: Chain): FamilyState {
  if (session === undefined) return remembered === undefined ? {} : { connectorId: remembered }
  const { connector, account, network } = session
  return { connectorId: connector.id, address: account.address, ...(network !== undefined && { networkId: network.caipNetworkId }) }
}
