import type { DevicePort, ListedWallet, RecentWallet, UnwantedWallet, WalletList, WalletListFailure } from '@billfold/kernel'
import type { Loaded } from '@billfold/kernel/data'
import { withoutDuplicates, withoutExcluded } from '@billfold/kernel/validation'
import { makeAutoObservable, reaction } from 'mobx'
import { failureOf } from './failure.js'
import { goesBy } from './goes-by.js'
import { isListId } from './is-list-id.js'
import type { WalletQuery } from './questions.js'
import { type RecentWallets, recentEntries } from './recent-wallets.js'
import { type WalletPages, noPages } from './wallet-pages.js'
import { type WalletRequestNeeds, WalletRequests } from './wallet-requests.js'
import { WalletSearch } from './wallet-search.js'

/** Services and data of the wallet list. */
export interface WalletListNeeds extends WalletRequestNeeds {
  readonly device: Pick<DevicePort, 'isMobile' | 'watch'>
  readonly recents: RecentWallets
  readonly leaveFor: (wallet: ListedWallet) => boolean
  /** Hears what is searched for. */
  readonly onSearch: (query: WalletQuery) => void
}

const plain = { needs: false, requests: false, searching: false, undo: false, isOffered: false } as const

/** The list of wallets, as the views read it: selections of what was answered. */
export class WalletListStore implements WalletList {
  private readonly needs: WalletListNeeds
  private readonly requests: WalletRequests
  private readonly searching: WalletSearch
  private readonly undo: readonly (() => void)[]

  constructor(needs: WalletListNeeds) {
    this.needs = needs
    this.requests = new WalletRequests(needs)
    this.searching = new WalletSearch({ results: this.requests.results, clock: needs.clock, onAsk: needs.onSearch })
    makeAutoObservable<this, keyof typeof plain>(this, plain, { autoBind: true })
    this.undo = [needs.device.watch((change) => change === 'online' && this.resume()), reaction(() => needs.connectors.filter, this.narrow)]
  }

  get recent(): readonly ListedWallet[] {
    const { recents, retired, clock } = this.needs
    return recentEntries({ stored: recents.stored, known: this.known, retired, now: clock.now() })
  }

  /** In the order in which the host names them, whatever the answer's. */
  get featured(): readonly ListedWallet[] {
    const found = this.dataOf('featured').filter(this.isOffered)
    return this.needs.options.featured.flatMap((id) => found.find((wallet) => goesBy(wallet, id)) ?? [])
  }

  get recommended(): readonly ListedWallet[] {
    return withoutDuplicates(this.wanted(this.suggested), this.featured)
  }

  get isComing(): boolean {
    return [this.requests.featured, this.requests.recommended].some(({ phase, value }) => phase === 'loading' && value === undefined)
  }

  get unwanted(): readonly UnwantedWallet[] {
    return this.dataOf('excluded')
  }

  get shown(): readonly ListedWallet[] {
    const { found } = this.searching
    if (found !== undefined) return withoutDuplicates(this.wanted(found))
    // Until a search is answered, or when it cannot be, the views search what has arrived.
    const all = withoutDuplicates(this.wanted([...this.featured, ...this.suggested, ...this.pages.wallets]))
    return this.isCertifiedOnly ? all.filter(({ badge_type }) => badge_type === 'certified') : all
  }

  get searched(): string | undefined {
    return this.searching.found === undefined ? undefined : this.searching.query.text
  }

  get total(): number | undefined {
    const { count, leftOut } = this.pages
    const inAll = Math.max(this.requests.recommended.value?.count ?? 0, count === 0 ? 0 : count + leftOut.length)
    return inAll === 0 ? undefined : inAll + this.featured.length
  }

  get failure(): WalletListFailure | undefined {
    const { error } = this.current
    return error === undefined ? undefined : failureOf(error)
  }

  get secondsLeft(): number {
    return this.current.secondsLeft
  }

  get state(): WalletList['state'] {
    if (this.searching.isOn ? this.searching.isWaiting : this.requests.pages.phase === 'loading') return 'loading'
    return this.failure === undefined ? 'idle' : 'failed'
  }

  get hasMore(): boolean {
    return !this.searching.isOn && !this.pages.isWhole && this.failure === undefined
  }

  get hasCertified(): boolean {
    return this.isCertifiedOnly || this.known.some(({ badge_type }) => badge_type === 'certified')
  }

  get isCertifiedOnly(): boolean {
    return this.searching.query.isCertifiedOnly
  }

  /** Every wallet that has been heard of. */
  get known(): readonly ListedWallet[] {
    const arrived = [...this.featured, ...this.suggested, ...this.pages.wallets, ...(this.searching.found ?? [])]
    return [...this.needs.options.custom, ...arrived, ...this.dataOf('recent')]
  }

  /** Asks for what the first views show. */
  begin(): void {
    this.requests.begin(this.needs.recents.stored.map(({ id }) => id).filter(isListId))
  }

  loadMore(): void {
    if (this.requests.recommended.error !== undefined) this.begin()
    if (!this.searching.isOn) void this.requests.nextPage()
    else if (this.failure !== undefined) this.searching.ask()
  }

  tryNow(): void {
    const { recommended, pages } = this.requests
    if (recommended.secondsLeft > 0) this.begin()
    if (this.searching.isOn) return this.searching.ask()
    pages.cancel()
    void this.requests.nextPage()
  }

  search(text: string): void {
    this.searching.change({ text })
  }

  showCertified(isCertifiedOnly: boolean): void {
    this.searching.change({ isCertifiedOnly })
  }

  leaveFor(wallet: ListedWallet): boolean {
    return this.needs.leaveFor(wallet)
  }

  remember(wallet: RecentWallet): void {
    this.needs.recents.remember(wallet)
  }

  dispose(): void {
    this.needs.recents.dispose()
    for (const step of this.undo) step()
    this.searching.stop()
    this.requests.dispose()
  }

  private get suggested(): readonly ListedWallet[] {
    return this.dataOf('recommended').filter(this.isOffered)
  }

  private get pages(): WalletPages {
    return this.requests.pages.value ?? noPages([])
  }

  /** The resource that the views are looking at. */
  private get current(): Pick<Loaded<unknown>, 'secondsLeft'> & { readonly error: unknown } {
    return this.searching.isOn ? this.requests.results : this.requests.pages
  }

  private readonly isOffered = (wallet: ListedWallet): boolean => this.requests.isOffered(wallet)

  private dataOf(name: 'excluded' | 'featured' | 'recommended' | 'recent'): readonly ListedWallet[] {
    return this.requests[name].value?.data ?? []
  }

  private wanted(wallets: readonly ListedWallet[]): readonly ListedWallet[] {
    return withoutExcluded(wallets, this.unwanted)
  }

  /** Follows the family that the list is for. */
  private narrow(): void {
    this.requests.narrow()
    if (this.searching.isOn) this.searching.ask()
  }

  /** Asks again for what failed for want of a network. */
  private resume(): void {
    if (this.requests.isOffline) this.loadMore()
  }
}
