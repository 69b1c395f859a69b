import { type ClockPort, type Connector, type Connectors, type Log, connectorIds } from '@billfold/kernel'
import type { BrowserWalletList, BrowserWalletSearch } from '@billfold/kernel/family'
import { AnnouncedConnector } from '../connectors/announced-connector.js'
import { WalletConnector } from '../connectors/wallet-connector.js'
import type { Announcement } from './announcement.js'
import { Announcements } from './announcements.js'
import { type LegacyWallet, legacyWallet, namedLegacyWallets } from './legacy.js'
import { listedAs } from './wallet-names.js'

export interface BrowserWalletsNeeds extends BrowserWalletSearch {
  readonly clock: Pick<ClockPort, 'after' | 'monotonic'>
  readonly log: Pick<Log, 'warn'>
  readonly connectors: Pick<Connectors, 'add' | 'added'>
}

interface Listed {
  readonly connector: WalletConnector
  readonly provider: object
  readonly remove: () => void
}

/** The wallets that this browser has: those that announce themselves, and those that only left something on the window. */
export class BrowserWallets implements BrowserWalletList {
  private readonly announcements: Announcements
  private readonly announced = new Map<AnnouncedConnector, Announcement>()
  private readonly legacy = new Map<string, Listed>()
  private readonly undo: (() => void)[] = []
  private isAsking = false

  constructor(private readonly needs: BrowserWalletsNeeds) {
    this.announcements = new Announcements({ ...needs, onFound: (found) => this.take(found) })
  }

  /** Asks the wallets to show themselves, and listens to those that come late. Asking again finds those that missed it. */
  ask(): void {
    if (this.undo.length === 0) {
      this.undo.push(
        this.announcements.listen(),
        this.needs.page.listen('ethereum#initialized', () => this.lookAtWindow()),
      )
    }
    // Most answer at once: the window is looked at when it is known who announced itself.
    this.isAsking = true
    this.announcements.ask()
    this.isAsking = false
    this.lookAtWindow()
  }

  /** Looks again at what stands on the window: who announced itself is not shown twice. */
  lookAtWindow(): void {
    const { page } = this.needs
    const wanted = new Map<string, LegacyWallet>()
    for (const wallet of namedLegacyWallets(page)) {
      if (!this.isAnnounced(wallet)) wanted.set(wallet.known.connector?.id ?? wallet.known.rdns, wallet)
    }
    const shared = legacyWallet(page)
    const hasOwnRow = [...wanted.values()].some(({ provider }) => provider === shared?.provider)
    if (shared !== undefined && !hasOwnRow && !this.isAnnounced(shared)) wanted.set(connectorIds.injected, shared)
    this.showLegacy(wanted)
  }

  dispose(): void {
    for (const step of this.undo.splice(0)) step()
    for (const { remove } of this.legacy.values()) remove()
    this.legacy.clear()
    this.announced.clear()
  }

  private take(found: Announcement): void {
    const { connectors, clock } = this.needs
    const same = [...this.announced].filter(([, { rdns }]) => rdns === found.rdns).map(([connector]) => connector)
    const isTaken = (name: string): boolean => connectors.added.some((other) => isNamed(other, name) && !isSameWallet(other, found))
    const listed = listedAs(found, { sameId: same.length, isTaken })
    const connector = new AnnouncedConnector({ ...listed, rdns: found.rdns, imageUrl: found.icon, load: () => found.provider }, clock)
    for (const other of same) other.raise('same-id')
    this.announced.set(connector, found)
    this.undo.push(connectors.add(connector))
    if (!this.isAsking) this.lookAtWindow()
  }

  /** The same object, or the same brand: wallets announce a wrapped provider sometimes. */
  private isAnnounced({ provider, known }: LegacyWallet): boolean {
    return [...this.announced.values()].some((each) => each.provider === provider || each.rdns === known?.rdns)
  }

  private showLegacy(wanted: ReadonlyMap<string, LegacyWallet>): void {
    for (const [id, { provider, remove }] of this.legacy) {
      // Whoever is connected through it stays connected, even if the wallet announces itself after all.
      if (wanted.get(id)?.provider === provider || this.needs.isInUse(id)) continue
      remove()
      this.legacy.delete(id)
    }
    for (const [id, wallet] of wanted) if (!this.legacy.has(id)) this.legacy.set(id, this.list(id, wallet))
  }

  private list(id: string, { provider, known }: LegacyWallet): Listed {
    const name = (id === connectorIds.injected ? undefined : known?.connector?.name) ?? 'Browser wallet'
    const facts = { id, type: 'INJECTED', name, rdns: known?.isShared === true ? undefined : known?.rdns } as const
    const connector = new WalletConnector({ ...facts, load: () => provider }, this.needs.clock)
    return { connector, provider, remove: this.needs.connectors.add(connector) }
  }
}

function isNamed(connector: Connector, name: string): boolean {
  return connector.namespace === 'eip155' && connector.name.toLowerCase() === name.toLowerCase()
}

/** The same wallet by another way: the host brings it, or it is on the window too. The list shows one of them. */
function isSameWallet({ type, info }: Connector, { rdns }: Announcement): boolean {
  return type !== 'ANNOUNCED' && info?.rdns === rdns
}
