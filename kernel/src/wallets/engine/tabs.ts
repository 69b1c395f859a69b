import { reaction } from 'mobx'
import type { ChainNamespace } from '../../core/caip/ids.js'
import type { LedgerEntry } from '../open.js'
import type { ClockPort, TabsPort } from '../../core/ports.js'
import type { Log } from '../../core/log/log.js'
import { stampAfter } from '../../core/storage/envelope.js'
import type { FamilyState } from '../state/family-state.js'
import type { Families } from '../state/families.js'
import type { Connected } from '../state/connected.js'
import { isAlike } from '../../core/is-alike.js'
import type { Networks } from '../state/networks.js'
import { type RecordKeeper, type Records, toRecord } from '../state/records.js'
import type { RestoreOrder, Restorer } from './restorer.js'
import type { Sessions } from './sessions.js'
import { type TabState, type TabMessage, isEarlier, readTabMessage } from '../state/tab-message.js'

/** What is kept alike between tabs, and the line between them. */
export interface TabsNeeds {
  readonly tabs: Pick<TabsPort, 'post'>
  readonly clock: Pick<ClockPort, 'now' | 'after'>
  readonly log: Log
  /** A name that no other tab has. */
  readonly tab: string
  readonly families: Families
  readonly networks: Networks
  readonly connected: Connected
  readonly sessions: Sessions
  readonly records: Pick<Records, 'entries'>
  readonly keeper: RecordKeeper
  readonly restorer: Pick<Restorer, 'adopt'>
}

/** How long a change of the storage waits for the message that explains it, in milliseconds. */
export const messageLead = 50

interface TabRecord {
  /** What the others believe that this tab shows. */
  own: TabState
  /** The latest word on it, from any tab. */
  last: Word | undefined
  /** The latest word came from elsewhere and was not followed yet. */
  mustFollow: boolean
}

type Word = Pick<TabMessage, 'stamp' | 'tab' | 'state'>
type Shown = readonly [ChainNamespace, TabState, boolean]

/**
 * Keeps the tabs of one origin on the same wallets. A change made here is stored and told; one that was heard of, from another
 * tab or from the storage, is followed and told to nobody, so that two tabs never answer each other. The later word counts.
 * While a wallet is asked, what was heard waits.
 */
export class Tabs {
  private readonly known = new Map<string, TabRecord>()
  private readonly undo: (() => void)[] = []
  private stopCheck: (() => void) | undefined = undefined

  constructor(private readonly needs: TabsNeeds) {}

  /** Begins with what was stored when the page began to listen. */
  start(entries: Records['entries']): void {
    const { families } = this.needs
    for (const [namespace, entry] of Object.entries(entries)) this.recordOf(namespace).last = wordOf(entry)
    // What began to be restored before this was here is what the others believe: to give it up is news.
    for (const family of families.all) if (family.remembered !== undefined) this.recordOf(family.namespace).own = stateOf(family)
    const shown = (): readonly Shown[] => families.all.map((family) => [family.namespace, stateOf(family), family.attempt === undefined])
    this.undo.push(reaction(shown, (now) => this.onChange(now), { equals: isAlike }))
  }

  /** Goes on with what began to be restored, and with every family that was enabled since or will be. Resolves when each stands or was given up. */
  async restore(begun: readonly RestoreOrder[], before: readonly FamilyState[]): Promise<void> {
    const { families, restorer } = this.needs
    const enabled = (): readonly FamilyState[] => families.all
    this.undo.push(reaction(enabled, (now, earlier) => this.welcome(now.filter((family) => !earlier.includes(family)))))
    this.welcome(families.all.filter((family) => !before.includes(family)))
    await Promise.all(begun.map((order) => restorer.adopt(order)))
  }

  /** Looks at the storage again: it changed, or this tab was asleep. */
  recheck(): void {
    this.stopCheck ??= this.needs.clock.after(messageLead, () => {
      this.stopCheck = undefined
      const { entries } = this.needs.records
      for (const family of this.needs.families.all) {
        const entry = entries[family.namespace]
        if (entry !== undefined) this.hear(family, wordOf(entry))
        this.heal(family, entry)
      }
    })
  }

  dispose(): void {
    this.stopCheck?.()
    for (const step of this.undo.splice(0)) step()
    this.known.clear()
  }

  /** Families that were enabled while the page runs: what other tabs stored of them meanwhile counts. */
  private welcome(late: readonly FamilyState[]): void {
    const { entries } = this.needs.records
    for (const family of late) {
      const entry = entries[family.namespace]
      if (entry !== undefined) this.recordOf(family.namespace).last = wordOf(entry)
      const connectorId = this.recordOf(family.namespace).last?.state.connectorId
      if (connectorId !== undefined) void this.needs.restorer.adopt({ family, connectorId, isStored: true })
    }
  }

  private onChange(now: readonly Shown[]): void {
    for (const [namespace, record] of this.known) {
      if (!now.some(([name]) => name === namespace)) this.changed(namespace as ChainNamespace, record, {})
    }
    for (const [namespace, state] of now) this.changed(namespace, this.recordOf(namespace), state)
    for (const [namespace, , isIdle] of now) if (isIdle) this.follow(this.needs.families.familyOf(namespace))
  }

  private changed(namespace: ChainNamespace, record: TabRecord, state: TabState): void {
    const { voice, held, remembered } = this.needs.families.familyOf(namespace)
    if (isAlike(record.own, state)) return
    // A connection that is only hoped for is no news, and neither is what the one tells that it will replace.
    if (remembered === undefined || held === undefined) record.own = state
    if (remembered !== undefined) return
    if (voice === 'all') this.say(namespace, record)
    if (voice === 'storage') this.needs.keeper.saveEntry(namespace, undefined)
    // What came back may have been dropped from the storage meanwhile, by a tab where it did not.
    if (voice === 'none' && state.address !== undefined) this.recheck()
  }

  private say(namespace: ChainNamespace, record: TabRecord): void {
    const { tabs, tab, clock, log, families, keeper } = this.needs
    const { own: state, last } = record
    const word = { stamp: stampAfter(last?.stamp ?? 0, clock.now()), tab, state }
    Object.assign(record, { last: word, mustFollow: false })
    keeper.saveEntry(namespace, entryOf(word))
    const { session } = families.familyOf(namespace)
    if (session !== undefined) keeper.saveConnection(toRecord(session))
    try {
      tabs.post({ version: 1, namespace, ...word } satisfies TabMessage)
    } catch (error) {
      log.warn('Other tabs cannot be reached.', error)
    }
  }

  /** Takes what came over the line between tabs: that may be anything. */
  onMessage(told: unknown): void {
    const { tab, families } = this.needs
    const message = readTabMessage(told)
    if (message === undefined || message.tab === tab) return
    const family = families.find(message.namespace)
    if (family !== undefined) this.hear(family, message)
  }

  private hear(family: FamilyState, word: Word): void {
    const record = this.recordOf(family.namespace)
    if (record.last !== undefined && !isEarlier(record.last, word)) return
    Object.assign(record, { last: word, mustFollow: true })
    this.follow(family)
  }

  /**
   * Puts back what another tab overwrote that had not heard the later word, or dropped when it could not restore it. What still
   * stands here is then said once in this tab's own name: the other one may have asked too early.
   */
  private heal(family: FamilyState, stored: LedgerEntry | undefined): void {
    const record = this.recordOf(family.namespace)
    const { last } = record
    if (last === undefined || (stored === undefined ? !stands(family) : !isEarlier(stored, last))) return
    if (stored === undefined && last.tab !== this.needs.tab) this.say(family.namespace, record)
    else this.needs.keeper.saveEntry(family.namespace, entryOf(last))
  }

  private follow(family: FamilyState): void {
    const record = this.recordOf(family.namespace)
    if (!record.mustFollow || record.last === undefined || family.attempt !== undefined) return
    const { state } = record.last
    Object.assign(record, { mustFollow: false, own: state })
    const { connected, sessions, networks } = this.needs
    const { connectorId, address, networkId } = state
    if (connectorId === undefined) return this.leave(family)
    const held = connected.find({ id: connectorId, namespace: family.namespace })
    if (held === undefined) return void this.needs.restorer.adopt({ family, connectorId, isStored: false })
    connected.as('none', () => {
      if (family.held !== held || (address ?? family.address) !== family.address) sessions.activate(held, address)
      const network = networkId === undefined || held.binding.namesNetwork ? undefined : networks.find(networkId)
      if (network !== undefined) sessions.setNetwork(held, network)
    })
  }

  private leave(family: FamilyState): void {
    const { connected, sessions } = this.needs
    connected.as('none', () => {
      family.remember(undefined)
      sessions.end(connected.of(family.namespace), 'other tab')
    })
  }

  private recordOf(namespace: string): TabRecord {
    const found = this.known.get(namespace) ?? { own: {}, last: undefined, mustFollow: false }
    this.known.set(namespace, found)
    return found
  }
}

function stateOf({ session, remembered }: FamilyState): TabState {
  if (session === undefined) return remembered === undefined ? {} : { connectorId: remembered }
  const { connector, account, network } = session
  return { connectorId: connector.id, address: account.address, ...(network !== undefined && { networkId: network.caipNetworkId }) }
}

/** A connection is shown, and nothing else is hoped for in its place. */
function stands({ session, remembered }: FamilyState): boolean {
  return session !== undefined && remembered === undefined
}

function wordOf({ id, stamp, tab }: LedgerEntry): Word {
  return { stamp, tab, state: id === undefined ? {} : { connectorId: id } }
}

function entryOf({ stamp, tab, state: { connectorId } }: Word): LedgerEntry {
  return { stamp, tab, ...(connectorId !== undefined && { id: connectorId }) }
}
