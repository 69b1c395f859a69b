import type { ChainNamespace } from '../../core/caip/ids.js'
import type { ClockPort, TabsPort } from '../../core/ports.js'
import type { Log } from '../../core/log/log.js'
import type { FamilyState } from '../state/family-state.js'
import type { Families } from '../state/families.js'
import type { HeldSessions } from '../state/held-sessions.js'
import type { Networks } from '../state/networks.js'
import type { Origin } from '../state/origin.js'
import { type Records, toRecord } from '../state/records.js'
import type { RecordKeeper } from './record-keeper.js'
import type { RestoreOrder, Restorer } from './restorer.js'
import type { Sessions } from './sessions.js'
import { type TabClaim, TabLedger, type TabView, claimOf, entryOf } from './tab-ledger.js'
import { type TabMessage, type TabState, readTabMessage } from './tab-message.js'

/** Parts that the tabs are kept alike with. */
export interface TabSyncNeeds {
  readonly tabs: Pick<TabsPort, 'post'>
  readonly clock: Pick<ClockPort, 'now' | 'after'>
  readonly log: Log
  /** A name that no other tab has. */
  readonly tab: string
  readonly families: Families
  readonly networks: Networks
  readonly held: HeldSessions
  readonly sessions: Pick<Sessions, 'follow' | 'leave'>
  readonly records: Pick<Records, 'entries'>
  readonly keeper: RecordKeeper
  readonly restorer: Pick<Restorer, 'adopt' | 'resume'>
}

/** Time in which a change of the storage waits for the message that explains it, in milliseconds. */
export const messageLead = 50

/**
 * Keeps the tabs of one origin on the same wallets, over a channel between them and by what is stored. What the ledger decides is
 * done here. While a wallet is asked, what other tabs claim waits.
 */
export class TabSync {
  private readonly ledger: TabLedger
  private isStarted = false
  /** The families whose stored connections were taken up; undefined where the host wants none back. */
  private restored: readonly FamilyState[] | undefined = undefined
  private stopCheck: (() => void) | undefined = undefined

  constructor(private readonly needs: TabSyncNeeds) {
    this.ledger = new TabLedger(needs.tab)
  }

  /** Begins with what was stored when the page began to listen. */
  start(entries: Records['entries']): void {
    for (const [namespace, entry] of Object.entries(entries)) this.ledger.load(namespace, entry)
    this.isStarted = true
  }

  /** Goes on with what began to be restored, and with every family that was enabled since. Resolves when each stands or was given up. */
  async restore(begun: readonly RestoreOrder[], before: readonly FamilyState[]): Promise<void> {
    // The other tabs believe that it stands: to give it up is news.
    for (const { family, connectorId } of begun) this.ledger.assume(family.namespace, { connectorId })
    this.restored = before
    this.welcome()
    const { restorer } = this.needs
    const adopted = begun.map((order) => restorer.adopt(order))
    // A restore that something else interrupted before this was here is waited for, too.
    restorer.resume()
    await Promise.all(adopted)
  }

  /** Takes up what is stored of families that were enabled since: what other tabs made of them meanwhile counts. */
  welcome(): void {
    const { families, records, restorer } = this.needs
    if (this.restored === undefined) return
    const { entries } = records
    const before = this.restored
    this.restored = families.all
    for (const family of families.all) {
      if (before.includes(family)) continue
      const entry = entries[family.namespace]
      if (entry !== undefined) this.ledger.load(family.namespace, entry)
      const connectorId = this.ledger.latest(family.namespace)?.state.connectorId
      if (connectorId !== undefined) void restorer.adopt({ family, connectorId, origin: 'stored' })
    }
  }

  /** Hears that something about the families may have changed, and where that comes from. Follows other tabs where nobody is asked any more. */
  changed(origin: Origin): void {
    if (!this.isStarted) return
    const { families, tab } = this.needs
    const { all } = families
    for (const family of all) this.show(family, viewOf(family), origin)
    // Of a family that is not enabled here any more ends what this tab claimed; what others claimed stays.
    for (const namespace of this.ledger.namespaces) {
      if (all.some((family) => family.namespace === namespace)) continue
      const family = families.familyOf(namespace as ChainNamespace)
      this.show(family, { ...viewOf(family), state: {} }, this.ledger.latest(namespace)?.tab === tab ? 'here' : 'other-tab')
    }
    for (const family of all) this.follow(family)
  }

  /** Looks at the storage again: it changed, or this tab was asleep. */
  recheck(): void {
    this.stopCheck ??= this.needs.clock.after(messageLead, () => {
      this.stopCheck = undefined
      const { families, records } = this.needs
      const { entries } = records
      for (const family of families.all) {
        const entry = entries[family.namespace]
        if (entry !== undefined) this.hear(family, claimOf(entry))
        this.repair(family, entry)
      }
    })
  }

  /** Takes what came over the channel between tabs: that may be anything. */
  onMessage(told: unknown): void {
    const { tab, families } = this.needs
    const message = readTabMessage(told)
    if (message === undefined || message.tab === tab) return
    const family = families.find(message.namespace)
    if (family !== undefined) this.hear(family, message)
  }

  dispose(): void {
    this.stopCheck?.()
    this.isStarted = false
    this.restored = undefined
  }

  private show(family: FamilyState, view: TabView, origin: Origin): void {
    const duty = this.ledger.show(family.namespace, view, origin)
    if (duty === 'publish') this.publish(family)
    if (duty === 'forget') this.needs.keeper.saveEntry(family.namespace, undefined)
    if (duty === 'recheck') this.recheck()
  }

  private publish({ namespace, session }: FamilyState): void {
    const { tabs, clock, log, keeper } = this.needs
    const claim = this.ledger.claim(namespace, clock.now())
    keeper.saveEntry(namespace, entryOf(claim))
    if (session !== undefined) keeper.saveConnection(toRecord(session))
    try {
      tabs.post({ version: 1, namespace, ...claim } satisfies TabMessage)
    } catch (error) {
      log.warn('Other tabs cannot be reached.', error)
    }
  }

  private hear(family: FamilyState, claim: TabClaim): void {
    this.ledger.hear(family.namespace, claim)
    this.follow(family)
  }

  private repair(family: FamilyState, stored: Records['entries'][string] | undefined): void {
    const { namespace } = family
    const latest = this.ledger.latest(namespace)
    const duty = this.ledger.repair(namespace, stored, viewOf(family))
    if (duty === 'publish') this.publish(family)
    if (duty === 'store' && latest !== undefined) this.needs.keeper.saveEntry(namespace, entryOf(latest))
  }

  private follow(family: FamilyState): void {
    const state = family.attempt === undefined ? this.ledger.take(family.namespace) : undefined
    if (state === undefined) return
    const { held, networks, restorer, sessions } = this.needs
    const { connectorId, address, networkId } = state
    if (connectorId === undefined) return sessions.leave(family)
    const found = held.find({ id: connectorId, namespace: family.namespace })
    if (found === undefined) return void restorer.adopt({ family, connectorId, origin: 'other-tab' })
    const network = networkId === undefined || found.binding.namesNetwork ? undefined : networks.find(networkId)
    sessions.follow(found, { address, network })
  }
}

function viewOf({ session, remembered }: FamilyState): TabView {
  return { state: stateOf(session, remembered), hasSession: session !== undefined, isAwaiting: remembered !== undefined }
}

function stateOf(session: FamilyState['session'], remembered: string | undefined): TabState {
  if (session === undefined) return remembered === undefined ? {} : { connectorId: remembered }
  const { connector, account, network } = session
  return { connectorId: connector.id, address: account.address, ...(network !== undefined && { networkId: network.caipNetworkId }) }
}
