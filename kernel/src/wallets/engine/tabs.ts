import { reaction } from 'mobx'
import type { ChainNamespace } from '../../core/caip/ids.js'
import type { StoredConnector } from '../../core/open.js'
import type { ClockPort, TabsPort } from '../../core/ports.js'
import type { Log } from '../../core/log/log.js'
import { stampAfter } from '../../core/storage/envelope.js'
import type { Chain } from '../state/chain.js'
import type { Chains } from '../state/chains.js'
import type { Connected } from '../state/connected.js'
import { isAlike } from '../../core/is-alike.js'
import type { Networks } from '../state/networks.js'
import type { RecordKeeper } from '../state/record-keeper.js'
import { type Records, toRecord } from '../state/records.js'
import type { RestoreOrder, Restoring } from './restoring.js'
import type { Sessions } from './sessions.js'
import { type FamilyState, type TabMessage, isEarlier, readTabMessage } from '../state/tab-message.js'

/** What is kept alike between tabs, and the line between them. */
export interface TabsNeeds {
  readonly tabs: Pick<TabsPort, 'post'>
  readonly clock: Pick<ClockPort, 'now' | 'after'>
  readonly log: Log
  /** A name that no other tab has. */
  readonly tab: string
  readonly chains: Chains
  readonly networks: Networks
  readonly connected: Connected
  readonly sessions: Sessions
  readonly records: Pick<Records, 'entries'>
  readonly keeper: RecordKeeper
  readonly restoring: Pick<Restoring, 'adopt'>
}

/** How long a change of the storage waits for the message that explains it, in milliseconds. */
export const messageLead = 50

interface Family {
  /** What the others believe that this tab shows. */
  own: FamilyState
  /** The latest word on it, from any tab. */
  last: Word | undefined
  /** The latest word came from elsewhere and was not followed yet. */
  mustFollow: boolean
}

type Word = Pick<TabMessage, 'stamp' | 'tab' | 'state'>
type Shown = readonly [ChainNamespace, FamilyState, boolean]

/**
 * Keeps the tabs of one origin on the same wallets. A change made here is stored and told; one that was heard of, from another
 * tab or from the storage, is followed and told to nobody, so that two tabs never answer each other. The later word counts.
 * While a wallet is asked, what was heard waits.
 */
export class Tabs {
  private readonly families = new Map<string, Family>()
  private readonly undo: (() => void)[] = []
  private stopCheck: (() => void) | undefined = undefined

  constructor(private readonly needs: TabsNeeds) {}

  /** Begins with what was stored when the page began to listen. */
  start(entries: Records['entries']): void {
    const { chains } = this.needs
    for (const [namespace, entry] of Object.entries(entries)) this.family(namespace).last = wordOf(entry)
    // What began to be restored before this was here is what the others believe: to give it up is news.
    for (const chain of chains.all) if (chain.remembered !== undefined) this.family(chain.namespace).own = stateOf(chain)
    const families = (): readonly Shown[] => chains.all.map((chain) => [chain.namespace, stateOf(chain), chain.attempt === undefined])
    this.undo.push(reaction(families, (now) => this.onChange(now), { equals: isAlike }))
  }

  /** Goes on with what began to be restored, and with every family that was enabled since or will be. Resolves when each stands or was given up. */
  async restore(begun: readonly RestoreOrder[], families: readonly Chain[]): Promise<void> {
    const { chains, restoring } = this.needs
    const enabled = (): readonly Chain[] => chains.all
    this.undo.push(reaction(enabled, (now, before) => this.welcome(now.filter((chain) => !before.includes(chain)))))
    this.welcome(chains.all.filter((chain) => !families.includes(chain)))
    await Promise.all(begun.map((order) => restoring.adopt(order)))
  }

  /** Looks at the storage again: it changed, or this tab was asleep. */
  recheck(): void {
    this.stopCheck ??= this.needs.clock.after(messageLead, () => {
      this.stopCheck = undefined
      const { entries } = this.needs.records
      for (const chain of this.needs.chains.all) {
        const entry = entries[chain.namespace]
        if (entry !== undefined) this.hear(chain, wordOf(entry))
        this.heal(chain, entry)
      }
    })
  }

  dispose(): void {
    this.stopCheck?.()
    for (const step of this.undo.splice(0)) step()
    this.families.clear()
  }

  /** Families that were enabled while the page runs: what other tabs stored of them meanwhile counts. */
  private welcome(late: readonly Chain[]): void {
    const { entries } = this.needs.records
    for (const chain of late) {
      const entry = entries[chain.namespace]
      if (entry !== undefined) this.family(chain.namespace).last = wordOf(entry)
      const connectorId = this.family(chain.namespace).last?.state.connectorId
      if (connectorId !== undefined) void this.needs.restoring.adopt({ chain, connectorId, isStored: true })
    }
  }

  private onChange(now: readonly Shown[]): void {
    for (const [namespace, family] of this.families) {
      if (!now.some(([name]) => name === namespace)) this.changed(namespace as ChainNamespace, family, {})
    }
    for (const [namespace, state] of now) this.changed(namespace, this.family(namespace), state)
    for (const [namespace, , isIdle] of now) if (isIdle) this.follow(this.needs.chains.chainOf(namespace))
  }

  private changed(namespace: ChainNamespace, family: Family, state: FamilyState): void {
    const { voice, live, remembered } = this.needs.chains.chainOf(namespace)
    if (isAlike(family.own, state)) return
    // A connection that is only hoped for is no news, and neither is what the one tells that it will replace.
    if (remembered === undefined || live === undefined) family.own = state
    if (remembered !== undefined) return
    if (voice === 'all') this.say(namespace, family)
    if (voice === 'storage') this.needs.keeper.saveEntry(namespace, undefined)
    // What came back may have been dropped from the storage meanwhile, by a tab where it did not.
    if (voice === 'none' && state.address !== undefined) this.recheck()
  }

  private say(namespace: ChainNamespace, family: Family): void {
    const { tabs, tab, clock, log, chains, keeper } = this.needs
    const { own: state, last } = family
    const word = { stamp: stampAfter(last?.stamp ?? 0, clock.now()), tab, state }
    Object.assign(family, { last: word, mustFollow: false })
    keeper.saveEntry(namespace, entryOf(word))
    const { session } = chains.chainOf(namespace)
    if (session !== undefined) keeper.saveConnection(toRecord(session))
    try {
      tabs.post({ version: 1, namespace, ...word } satisfies TabMessage)
    } catch (error) {
      log.warn('Other tabs cannot be reached.', error)
    }
  }

  /** Takes what came over the line between tabs: that may be anything. */
  onMessage(told: unknown): void {
    const { tab, chains } = this.needs
    const message = readTabMessage(told)
    if (message === undefined || message.tab === tab) return
    const chain = chains.find(message.namespace)
    if (chain !== undefined) this.hear(chain, message)
  }

  private hear(chain: Chain, word: Word): void {
    const family = this.family(chain.namespace)
    if (family.last !== undefined && !isEarlier(family.last, word)) return
    Object.assign(family, { last: word, mustFollow: true })
    this.follow(chain)
  }

  /**
   * Puts back what another tab overwrote that had not heard the later word, or dropped when it could not restore it. What still
   * stands here is then said once in this tab's own name: the other one may have asked too early.
   */
  private heal(chain: Chain, stored: StoredConnector | undefined): void {
    const family = this.family(chain.namespace)
    const { last } = family
    if (last === undefined || (stored === undefined ? !stands(chain) : !isEarlier(stored, last))) return
    if (stored === undefined && last.tab !== this.needs.tab) this.say(chain.namespace, family)
    else this.needs.keeper.saveEntry(chain.namespace, entryOf(last))
  }

  private follow(chain: Chain): void {
    const family = this.family(chain.namespace)
    if (!family.mustFollow || family.last === undefined || chain.attempt !== undefined) return
    const { state } = family.last
    Object.assign(family, { mustFollow: false, own: state })
    const { connected, sessions, networks } = this.needs
    const { connectorId, address, networkId } = state
    if (connectorId === undefined) return this.leave(chain)
    const live = connected.find({ id: connectorId, namespace: chain.namespace })
    if (live === undefined) return void this.needs.restoring.adopt({ chain, connectorId, isStored: false })
    connected.as('none', () => {
      if (chain.live !== live || (address ?? chain.address) !== chain.address) sessions.activate(live, address)
      const network = networkId === undefined || live.binding.namesNetwork ? undefined : networks.find(networkId)
      if (network !== undefined) sessions.setNetwork(live, network)
    })
  }

  private leave(chain: Chain): void {
    const { connected, sessions } = this.needs
    connected.as('none', () => {
      chain.remember(undefined)
      sessions.end(connected.of(chain.namespace), 'other tab')
    })
  }

  private family(namespace: string): Family {
    const found = this.families.get(namespace) ?? { own: {}, last: undefined, mustFollow: false }
    this.families.set(namespace, found)
    return found
  }
}

function stateOf({ session, remembered }: Chain): FamilyState {
  if (session === undefined) return remembered === undefined ? {} : { connectorId: remembered }
  const { connector, account, network } = session
  return { connectorId: connector.id, address: account.address, ...(network !== undefined && { networkId: network.caipNetworkId }) }
}

/** A connection is shown, and nothing else is hoped for in its place. */
function stands({ session, remembered }: Chain): boolean {
  return session !== undefined && remembered === undefined
}

function wordOf({ id, stamp, tab }: StoredConnector): Word {
  return { stamp, tab, state: id === undefined ? {} : { connectorId: id } }
}

function entryOf({ stamp, tab, state: { connectorId } }: Word): StoredConnector {
  return { stamp, tab, ...(connectorId !== undefined && { id: connectorId }) }
}
