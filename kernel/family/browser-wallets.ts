import type { Log } from '../src/core/log/log.js'
import { isSameId } from '../src/core/validation/same-id.js'
import type { ClockPort } from '../src/core/ports.js'
import type { ChainNamespace } from '../src/core/caip/ids.js'
import type { Connector } from '../src/wallets/contract/connector.js'
import type { Family } from './define-family.js'
import type { BrowserWalletList, BrowserWalletSearch } from './discover-wallets.js'
import type { WalletDriver } from './wallet-driver.js'
import type { ListedConnector, WalletFacts } from './wallet-facts.js'
import type { FoundWallet, RunningFinder, WalletFinder } from './wallet-finder.js'
import { WalletInbox } from './wallet-inbox.js'
import { listedAs } from './wallet-names.js'

/** Knowledge of the wallets of a family, whoever brings them. */
export type WalletKnowledge = Pick<Family, 'isImpostor' | 'looksLike' | 'brandOf' | 'aliasesOf'>

/** A wallet on a list. */
export interface ListedWallet {
  readonly connector: ListedConnector
  /** Notes that another wallet came that casts a doubt on this one. */
  raise(doubt: NonNullable<Connector['doubt']>): void
  remove(): void
}

/** The list that wallets are put on. */
export interface WalletShelf {
  /** Everything that is on it, also wallets that were not found in this browser. */
  readonly listed: readonly ListedConnector[]
  list(facts: WalletFacts, driver: WalletDriver): ListedWallet
}

export interface BrowserWalletsNeeds extends BrowserWalletSearch, WalletKnowledge {
  readonly namespace: ChainNamespace
  readonly clock: Pick<ClockPort, 'after' | 'monotonic'>
  readonly log: Pick<Log, 'warn'>
  readonly shelf: WalletShelf
  readonly finders: readonly WalletFinder[]
}

/** A wallet with the known one that its name only looks like. */
interface Told {
  readonly found: FoundWallet
  readonly finder: WalletFinder
  readonly looksLike?: string | undefined
  /** Nobody could tell: it is in doubt. */
  readonly isUntold?: boolean
}

/** The wallets of a family that this browser has, each with a name of its own. Whoever is connected through one keeps it. */
export class BrowserWallets implements BrowserWalletList {
  private readonly announced = new Map<FoundWallet, ListedWallet>()
  /** Wallets that stand on the window now, and those of them that are listed. */
  private readonly injected = new Map<FoundWallet, Told>()
  private readonly listedInjected = new Map<FoundWallet, ListedWallet>()
  /** Wallets that are not listed before it is known what their names look like. */
  private readonly untold = new Set<FoundWallet>()
  private readonly inboxes: readonly WalletInbox<FoundWallet>[]
  private readonly finders: readonly (() => RunningFinder)[]
  private running: readonly RunningFinder[] = []
  /** Those that answer while they are asked: they are listed together. */
  private answers: Map<FoundWallet, Told> | undefined

  constructor(private readonly needs: BrowserWalletsNeeds) {
    const { page, clock, log, finders, brandOf } = needs
    this.inboxes = finders.map((finder) => {
      const { isSame } = finder
      return new WalletInbox({ clock, log, isSame, ...(brandOf && { brandOf }), onFound: (found) => this.take(found, finder) })
    })
    this.finders = finders.map(
      (finder, index) => () => finder.start({ page, clock, log, take: (read) => this.inboxes[index]?.take(read) ?? (() => undefined) }),
    )
  }

  /** Asks the wallets to show themselves, and listens to those that come late. */
  ask(): void {
    if (this.running.length === 0) this.running = this.finders.map((start) => start())
    // Most answer at once: what stands on the window is listed when it is known who announced itself.
    const answers = (this.answers = new Map<FoundWallet, Told>())
    for (const finder of this.running) finder.ask()
    this.answers = undefined
    // Extensions answer in another order at each load of a page, and stand in one.
    for (const told of [...answers.values()].toSorted(byName)) this.announced.set(told.found, this.list(told))
    this.listInjected()
  }

  dispose(): void {
    for (const inbox of this.inboxes) inbox.dispose()
    for (const finder of this.running) finder.stop()
    for (const { remove } of [...this.announced.values(), ...this.listedInjected.values()]) remove()
    for (const list of [this.announced, this.injected, this.listedInjected, this.untold]) list.clear()
  }

  /** Lists a wallet when it is known what its name looks like: most names tell that at once. */
  private take(found: FoundWallet, finder: WalletFinder): () => void {
    const like = this.needs.looksLike?.(found)
    if (!(like instanceof Promise)) {
      this.admit({ found, finder, looksLike: like })
      return () => this.lose(found)
    }
    this.untold.add(found)
    const admit = (looksLike: string | undefined, isUntold = false): void => {
      if (this.untold.delete(found)) this.admit({ found, finder, looksLike, isUntold })
    }
    like.then(admit, (error: unknown) => {
      this.needs.log.warn('Look-alike names are not known', error)
      admit(undefined, true)
    })
    return () => void (this.untold.delete(found) || this.lose(found))
  }

  private admit(told: Told): void {
    const { found } = told
    if (found.type !== 'ANNOUNCED') this.injected.set(found, told)
    else if (this.answers) this.answers.set(found, told)
    else this.announced.set(found, this.list(told))
    if (!this.answers) this.listInjected()
  }

  private lose(found: FoundWallet): void {
    if (this.answers?.delete(found)) return
    if (this.injected.delete(found)) return this.answers ? undefined : this.listInjected()
    const listed = this.announced.get(found)
    // A visitor who is connected through it stays connected until the wallet itself says otherwise.
    if (listed === undefined || this.needs.isInUse(listed.connector.id)) return
    this.announced.delete(found)
    listed.remove()
  }

  private list({ found, finder: { driver }, looksLike, isUntold = false }: Told): ListedWallet {
    const { shelf, namespace, isImpostor, aliasesOf } = this.needs
    const same = [...this.announced].filter(([{ id }]) => found.type === 'ANNOUNCED' && isSameId(id, found.id)).map(([, listed]) => listed)
    const others = shelf.listed.filter((other) => other.namespace === namespace)
    const listed = listedAs(found, {
      sameId: same.length,
      isImpostor: isUntold || isImpostor?.(found) === true,
      looksLike,
      isIdTaken: (id) => others.some((other) => isSameId(other.id, id)),
      isNameTaken: (name) => others.some((other) => other.name.toLowerCase() === name.toLowerCase() && !isSameWallet(other, found)),
    })
    const { icon: imageUrl, rdns, networkIds, type, wallet } = found
    const aliases = listed.doubt === undefined && listed.id === found.id ? aliasesOf?.(found) : undefined
    // Two of the same id are told apart, and neither is trusted to be the one of before.
    for (const other of same) other.raise('same-id')
    return shelf.list({ ...listed, looksLike, imageUrl, rdns, networkIds, aliases, type, load: () => wallet }, driver)
  }

  /** Lists what stands on the window, but for who announced itself: that would be shown twice. */
  private listInjected(): void {
    for (const [found, { connector, remove }] of this.listedInjected) {
      if (this.isWanted(found) || this.needs.isInUse(connector.id)) continue
      this.listedInjected.delete(found)
      remove()
    }
    for (const [found, told] of this.injected) {
      const isListed = [...this.listedInjected.keys()].some(({ id }) => id === found.id)
      if (this.isWanted(found) && !isListed) this.listedInjected.set(found, this.list(told))
    }
  }

  /** The same object, or the same id: wallets announce a wrapped provider sometimes. */
  private isWanted(found: FoundWallet): boolean {
    const isAnnounced = [...this.announced.keys()].some(({ id, wallet }) => wallet === found.wallet || isSameId(id, found.announcedId))
    return this.injected.has(found) && !isAnnounced
  }
}

const byName = (one: Told, other: Told): number => one.found.name.localeCompare(other.found.name)

/** The same wallet by another way: the host brings it, or it is on the window too. The list shows one of them. */
function isSameWallet({ type, info }: ListedConnector, { rdns }: FoundWallet): boolean {
  return type !== 'ANNOUNCED' && isSameId(info?.rdns, rdns)
}
