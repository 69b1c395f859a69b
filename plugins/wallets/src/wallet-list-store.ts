import type { ListedWallet, RecentWallet, UnwantedWallet, WalletList, WalletListFailure } from '@billfold/kernel'
import { withoutDuplicates, withoutExcluded } from '@billfold/kernel/validation'
import { makeAutoObservable, observableRef } from 'mobx'
import type { WalletQuestion } from './contract.js'
import { featuredFirst } from './featured-first.js'
import { Inquiry } from './inquiry.js'
import { isOffered } from './is-offered.js'
import { type Asking, featuredQuestion, lookUpQuestion, pageQuestion, recommendedQuestion, searchQuestion } from './questions.js'
import { recentEntries } from './recent-entries.js'
import type { WalletListNeeds } from './wallet-list-needs.js'
import { WalletPages } from './wallet-pages.js'
import { WalletSearch } from './wallet-search.js'

/** The list of wallets, as the views read it. */
export class WalletListStore implements WalletList {
  featured: readonly ListedWallet[] = []
  unwanted: readonly UnwantedWallet[] = []
  private suggested: readonly ListedWallet[] = []
  private suggestedCount = 0
  private lookedUp: readonly ListedWallet[] = []
  /** Left out of every page: were it other ids from page to page, wallets would slip through between two. */
  private leftOut: readonly string[] = []
  private readonly needs: WalletListNeeds
  private readonly inquiries: { readonly [K in 'unwanted' | 'featured' | 'recommended' | 'recent' | 'page' | 'search']: Inquiry }
  private readonly pages: WalletPages
  private readonly searching: WalletSearch
  private readonly unwatch: () => void

  constructor(needs: WalletListNeeds) {
    this.needs = needs
    const inquiry = (): Inquiry => new Inquiry(needs)
    this.inquiries = {
      unwanted: inquiry(),
      featured: inquiry(),
      recommended: inquiry(),
      recent: inquiry(),
      page: inquiry(),
      search: inquiry(),
    }
    this.pages = new WalletPages({
      inquiry: this.inquiries.page,
      question: (page) => this.pageQuestion(page),
      isOffered: this.isOffered,
    })
    this.searching = new WalletSearch({
      inquiry: this.inquiries.search,
      clock: needs.clock,
      question: (wish) => searchQuestion(this.asking, wish),
      isOffered: this.isOffered,
      onAsk: needs.onSearch,
    })
    makeAutoObservable<
      this,
      'suggested' | 'lookedUp' | 'leftOut' | 'needs' | 'inquiries' | 'pages' | 'searching' | 'unwatch' | 'isOffered' | 'asking'
    >(
      this,
      {
        featured: observableRef,
        unwanted: observableRef,
        suggested: observableRef,
        lookedUp: observableRef,
        leftOut: observableRef,
        needs: false,
        inquiries: false,
        pages: false,
        searching: false,
        unwatch: false,
        isOffered: false,
        asking: false,
      },
      { autoBind: true },
    )
    this.unwatch = needs.device.watch((change) => change === 'online' && this.resume())
  }

  get recent(): readonly ListedWallet[] {
    const { recents, retired, clock } = this.needs
    return recentEntries({ stored: recents.stored, known: this.known, retired, now: clock.now() })
  }

  get recommended(): readonly ListedWallet[] {
    return withoutDuplicates(this.wanted(this.suggested), this.featured)
  }

  get shown(): readonly ListedWallet[] {
    if (this.searching.isAnswered) return withoutDuplicates(this.wanted(this.searching.found))
    // Until a search is answered, or when it cannot be, what is here already is searched by who shows it.
    const all = withoutDuplicates(this.wanted([...this.featured, ...this.suggested, ...this.pages.wallets]))
    return this.isCertifiedOnly ? all.filter(({ badge_type }) => badge_type === 'certified') : all
  }

  get searched(): string | undefined {
    return this.searching.isAnswered ? this.searching.wish.text : undefined
  }

  get total(): number | undefined {
    const inAll = Math.max(this.suggestedCount, this.pages.count === 0 ? 0 : this.pages.count + this.leftOut.length)
    return inAll === 0 ? undefined : inAll + this.featured.length
  }

  get failure(): WalletListFailure | undefined {
    return this.searching.isOn ? this.inquiries.search.failure : this.inquiries.page.failure
  }

  get secondsLeft(): number {
    return (this.searching.isOn ? this.inquiries.search : this.inquiries.page).secondsLeft
  }

  get state(): WalletList['state'] {
    if (this.searching.isOn ? this.searching.isWaiting : this.inquiries.page.isBusy) return 'loading'
    return this.failure === undefined ? 'idle' : 'failed'
  }

  get hasMore(): boolean {
    return !this.searching.isOn && !this.pages.isWhole && this.failure === undefined
  }

  get hasCertified(): boolean {
    return this.isCertifiedOnly || this.known.some(({ badge_type }) => badge_type === 'certified')
  }

  get isCertifiedOnly(): boolean {
    return this.searching.wish.isCertifiedOnly
  }

  /** Every wallet that has been heard of. */
  get known(): readonly ListedWallet[] {
    return [
      ...this.needs.options.custom,
      ...this.featured,
      ...this.suggested,
      ...this.pages.wallets,
      ...this.searching.found,
      ...this.lookedUp,
    ]
  }

  /** Asks for what the first views show. */
  begin(): void {
    const { featured, exclude } = this.needs.options
    if (exclude.length > 0) this.lookUp('unwanted', exclude, (found) => (this.unwanted = found))
    if (featured.length > 0) {
      const keep = (found: readonly ListedWallet[]): void => void (this.featured = featuredFirst(found.filter(this.isOffered), featured))
      void this.inquiries.featured.ask(featuredQuestion(this.asking), ({ data }) => keep(data))
    }
    void this.inquiries.recommended.ask(recommendedQuestion(this.asking), ({ data, count }) => {
      this.suggested = data.filter(this.isOffered)
      this.suggestedCount = count
    })
    const recent = this.needs.recents.stored.map(idOf).filter(isListId)
    if (recent.length > 0) this.lookUp('recent', recent, (found) => (this.lookedUp = found))
  }

  loadMore(): void {
    if (this.inquiries.recommended.failure !== undefined) this.begin()
    if (this.searching.isOn) {
      if (this.failure !== undefined) this.searching.ask()
    } else void this.pages.more()
  }

  tryNow(): void {
    const { page, recommended } = this.inquiries
    if (recommended.secondsLeft > 0) this.begin()
    if (this.searching.isOn) return this.searching.ask()
    page.stop()
    void this.pages.more()
  }

  search(text: string): void {
    this.searching.lookFor({ text })
  }

  showCertified(isCertifiedOnly: boolean): void {
    this.searching.lookFor({ isCertifiedOnly })
  }

  leaveFor(wallet: ListedWallet): boolean {
    return this.needs.leaveFor(wallet)
  }

  remember(wallet: RecentWallet): void {
    this.needs.recents.remember(wallet)
  }

  dispose(): void {
    this.needs.recents.dispose()
    this.unwatch()
    this.searching.stop()
    for (const inquiry of Object.values(this.inquiries)) inquiry.stop()
  }

  private get asking(): Asking {
    const { options, networks } = this.needs
    return { options, chains: networks.requested.map(({ caipNetworkId }) => caipNetworkId) }
  }

  private pageQuestion(page: number): WalletQuestion {
    if (page === 1) this.leftOut = this.suggested.map(idOf)
    return pageQuestion(this.asking, page, this.leftOut)
  }

  private readonly isOffered = (wallet: ListedWallet): boolean =>
    isOffered(wallet, { ...this.needs, chains: this.asking.chains, isMobile: this.needs.device.isMobile, now: this.needs.clock.now() })

  private wanted(wallets: readonly ListedWallet[]): readonly ListedWallet[] {
    return withoutExcluded(wallets, this.unwanted)
  }

  private lookUp(name: 'unwanted' | 'recent', ids: readonly string[], keep: (found: readonly ListedWallet[]) => void): void {
    void this.inquiries[name].ask(lookUpQuestion(ids), ({ data }) => keep(data))
  }

  /** What failed for want of a network is asked again by itself. */
  private resume(): void {
    const isWaiting = Object.values(this.inquiries).some(({ failure }) => failure === 'offline')
    if (isWaiting) this.loadMore()
  }
}

function idOf({ id }: { readonly id: string }): string {
  return id
}

/** Connectors without an entry in the list are remembered by ids of another kind. */
function isListId(id: string): boolean {
  return /^[0-9a-f]{64}$/.test(id)
}
