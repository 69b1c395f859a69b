import { isAlike } from '../../core/is-alike.js'
import { stampAfter } from '../../core/storage/envelope.js'
import type { LedgerEntry } from '../open.js'
import type { Origin } from '../state/origin.js'
import type { TabMessage, TabState } from './tab-message.js'

/** A statement of one tab on a family. Of two the later one counts. */
export type TabClaim = Pick<TabMessage, 'stamp' | 'tab' | 'state'>

/** A family as this tab shows it. */
export interface TabView {
  readonly state: TabState
  /** A wallet is connected. */
  readonly hasSession: boolean
  /** A connection is expected, in place of what stands: it is no news before it is there. */
  readonly isAwaiting: boolean
}

/** Duty after a change in this tab: it is told and stored, its stored entry is dropped, or the storage is looked at again. */
export type TabDuty = 'none' | 'publish' | 'forget' | 'recheck'

interface LedgerRow {
  /** The state that the other tabs believe this one to show. */
  told: TabState
  /** The latest claim, of any tab. */
  latest: TabClaim | undefined
  /** The latest claim came from elsewhere and was not followed yet. */
  mustFollow: boolean
}

/**
 * Keeps the claims of all tabs of one origin on each family. It decides and does nothing: a change made in this tab is to be told; one
 * that came from another tab or from the storage never is, so that two tabs never answer each other.
 */
export class TabLedger {
  private readonly rows = new Map<string, LedgerRow>()

  /** `tab` is a name that no other tab has. */
  constructor(private readonly tab: string) {}

  get namespaces(): readonly string[] {
    return [...this.rows.keys()]
  }

  /** Takes over what is stored of a family. */
  load(namespace: string, entry: LedgerEntry): void {
    this.row(namespace).latest = claimOf(entry)
  }

  /** Notes what the other tabs believe of this one without having been told. */
  assume(namespace: string, state: TabState): void {
    this.row(namespace).told = state
  }

  /** Notes what this tab shows from now on, and says what follows from it. */
  show(namespace: string, { state, hasSession, isAwaiting }: TabView, origin: Origin): TabDuty {
    const row = this.row(namespace)
    if (isAlike(row.told, state)) return 'none'
    // A wallet that is about to be replaced tells no news.
    if (!isAwaiting || !hasSession) row.told = state
    if (isAwaiting) return 'none'
    if (origin === 'here') return 'publish'
    // Another tab may meanwhile have dropped from the storage what came back here.
    if (hasSession) return 'recheck'
    return origin === 'stored' ? 'forget' : 'none'
  }

  /** Claims what this tab shows, later than all that was claimed before. */
  claim(namespace: string, now: number): TabClaim {
    const row = this.row(namespace)
    const claim = { stamp: stampAfter(row.latest?.stamp ?? 0, now), tab: this.tab, state: row.told }
    Object.assign(row, { latest: claim, mustFollow: false })
    return claim
  }

  /** Takes a claim of another tab, or out of the storage. One that is not later than the latest is ignored, unless that was read out of the storage. */
  hear(namespace: string, claim: TabClaim): void {
    const row = this.row(namespace)
    if (row.latest !== undefined && !isEarlier(row.latest, claim) && !isFuller(claim, row.latest)) return
    Object.assign(row, { latest: claim, mustFollow: true })
  }

  /** Gives the state that this tab has to follow, once; undefined when there is none. */
  take(namespace: string): TabState | undefined {
    const row = this.row(namespace)
    if (!row.mustFollow || row.latest === undefined) return undefined
    Object.assign(row, { mustFollow: false, told: row.latest.state })
    return row.latest.state
  }

  /** The latest claim on a family, of any tab. */
  latest(namespace: string): TabClaim | undefined {
    return this.row(namespace).latest
  }

  /**
   * Says how the storage is put right. `store`: another tab overwrote the latest claim without having heard it. `publish`: another
   * tab dropped what it could not restore, and this one, where it stands, says so in its own name.
   */
  repair(namespace: string, stored: LedgerEntry | undefined, { hasSession, isAwaiting }: TabView): 'none' | 'store' | 'publish' {
    const { latest } = this.row(namespace)
    if (latest === undefined) return 'none'
    if (stored !== undefined) return isEarlier(stored, latest) ? 'store' : 'none'
    if (!hasSession || isAwaiting) return 'none'
    return latest.tab === this.tab ? 'store' : 'publish'
  }

  private row(namespace: string): LedgerRow {
    const found = this.rows.get(namespace) ?? { told: {}, latest: undefined, mustFollow: false }
    this.rows.set(namespace, found)
    return found
  }
}

/** True when `one` was claimed before `other`, seen the same way from every tab. */
export function isEarlier(one: Pick<TabClaim, 'stamp' | 'tab'>, other: Pick<TabClaim, 'stamp' | 'tab'>): boolean {
  return one.stamp === other.stamp ? one.tab < other.tab : one.stamp < other.stamp
}

/** True when `one` is the same claim as `other`, and says which account it is about. The message may come after what it explains. */
function isFuller(one: TabClaim, other: TabClaim): boolean {
  return one.stamp === other.stamp && one.tab === other.tab && other.state.address === undefined && one.state.address !== undefined
}

/** A stored entry as a claim: it names no account and no network. */
export function claimOf({ id, stamp, tab }: LedgerEntry): TabClaim {
  return { stamp, tab, state: id === undefined ? {} : { connectorId: id } }
}

/** A claim as it is stored. */
export function entryOf({ stamp, tab, state: { connectorId } }: TabClaim): LedgerEntry {
  return { stamp, tab, ...(connectorId !== undefined && { id: connectorId }) }
}
