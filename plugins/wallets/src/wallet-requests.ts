import type { ChainNamespace, ClockPort, Connectors, DevicePort, ListedWallet, Networks, WalletOptions } from '@billfold/kernel'
import { type Answer, type LoadContext, Resource, type ResourceOptions } from '@billfold/kernel/data'
import { failureOf } from './failure.js'
import { isOffered } from './is-offered.js'
import { walletLimits } from './limits.js'
import type { WalletAnswer, WalletListSource, WalletQuestion } from './list-source.js'
import {
  type ListScope,
  type WalletQuery,
  featuredQuestion,
  lookUpQuestion,
  pageQuestion,
  recommendedQuestion,
  searchQuestion,
} from './questions.js'
import { type WalletPages, noPages, withPage } from './wallet-pages.js'

/** Services and data of requests for wallets. */
export interface WalletRequestNeeds {
  readonly source: WalletListSource
  readonly options: WalletOptions
  readonly networks: Pick<Networks, 'requested'>
  /** Narrows the list to a family. */
  readonly connectors: Pick<Connectors, 'filter'>
  readonly device: Pick<DevicePort, 'isMobile'>
  readonly clock: Pick<ClockPort, 'after' | 'monotonic' | 'now'>
  /** Ids that are not listed, beside those that the host excludes. Unlike those they say nothing of wallets in the browser. */
  readonly leftOut: readonly string[]
  /** The wallets that are, or will be, over. */
  readonly retired: readonly ListedWallet[]
  /** Hears of failures that views tell in their own words. */
  readonly onFailure: (error: unknown) => void
}

/** The family that pages are of. */
type ListPlace = ChainNamespace | 'all'
type ListResource = Resource<WalletQuestion, WalletAnswer>

/** Everything that is asked about wallets: one resource per question. */
export class WalletRequests {
  readonly excluded: ListResource
  readonly featured: ListResource
  readonly recommended: ListResource
  readonly recent: ListResource
  readonly pages: Resource<ListPlace, WalletPages>
  readonly results: Resource<WalletQuery, readonly ListedWallet[]>

  constructor(private readonly needs: WalletRequestNeeds) {
    const list = (): ListResource => this.open(() => 'list', needs.source.ask)
    ;[this.excluded, this.featured, this.recent] = [list(), list(), list()]
    this.recommended = this.open(chainsOf, needs.source.ask, keptBy(chainsOf))
    this.pages = this.open(String, (_, context) => this.loadPage(context), keptBy(String))
    this.pages.aim(this.place)
    this.results = this.open(JSON.stringify, (query, context) => this.loadResults(query, context))
  }

  /** True when something failed for want of a network. */
  get isOffline(): boolean {
    return this.all.some(({ error }) => error !== undefined && failureOf(error) === 'offline')
  }

  /** Asks for what the first views show, and for the names of wallets that were used before. */
  begin(recent: readonly string[]): void {
    const { featured, exclude } = this.needs.options
    if (exclude.length > 0) ask(this.excluded, lookUpQuestion(exclude))
    if (featured.length > 0) ask(this.featured, featuredQuestion(this.scope))
    ask(this.recommended, recommendedQuestion(this.scope))
    if (recent.length > 0) ask(this.recent, lookUpQuestion(recent))
  }

  /** Turns to what there is for the family that the list is now for. What was answered for it before is not asked again. */
  narrow(): void {
    this.pages.aim(this.place)
    this.recommended.aim(recommendedQuestion(this.scope))
    if (this.recommended.value === undefined) void this.recommended.refresh()
  }

  /** Loads the next page that has something to show, or the one that did not come. */
  async nextPage(): Promise<void> {
    const { pages } = this
    const before = pages.value?.wallets.length ?? 0
    while (pages.phase !== 'loading' && pages.value?.isWhole !== true && (pages.value?.wallets.length ?? 0) === before) {
      const { value } = pages
      await pages.refresh()
      // It failed, or was cancelled.
      if (pages.value === value) return
    }
  }

  /** Decides whether a wallet of an answer is shown on this page. */
  isOffered(wallet: ListedWallet): boolean {
    const { device, clock } = this.needs
    return isOffered(wallet, { ...this.needs, ...this.scope, isMobile: device.isMobile, now: clock.now() })
  }

  dispose(): void {
    for (const resource of this.all) resource.dispose()
  }

  private get all(): readonly Pick<ListResource, 'error' | 'dispose'>[] {
    return [this.excluded, this.featured, this.recommended, this.recent, this.pages, this.results]
  }

  private get place(): ListPlace {
    return this.needs.connectors.filter ?? 'all'
  }

  private get scope(): ListScope {
    const { options, leftOut, networks, connectors } = this.needs
    const { filter } = connectors
    const wanted = networks.requested.filter(({ chainNamespace }) => filter === undefined || chainNamespace === filter)
    return { options: { ...options, exclude: [...options.exclude, ...leftOut] }, chains: wanted.map(({ caipNetworkId }) => caipNetworkId) }
  }

  private open<Q, T>(
    key: (question: Q) => string,
    load: ResourceOptions<Q, T>['load'],
    more: Partial<ResourceOptions<Q, T>> = {},
  ): Resource<Q, T> {
    const { clock, onFailure } = this.needs
    return new Resource<Q, T>({
      clock,
      key,
      load,
      shortestWait: walletLimits.shownWait,
      onFailure: (_, error) => onFailure(error),
      ...more,
    })
  }

  private async loadPage({ last, ...context }: LoadContext<WalletPages>): Promise<WalletPages> {
    const isShown = (wallet: ListedWallet): boolean => this.isOffered(wallet)
    const pages = last ?? noPages((this.recommended.value?.data ?? []).filter(isShown).map(({ id }) => id))
    const question = pageQuestion(this.scope, pages.page + 1, pages.leftOut)
    return withPage(pages, await this.needs.source.ask(question, context), isShown)
  }

  private async loadResults(query: WalletQuery, context: LoadContext<readonly ListedWallet[]>): Promise<readonly ListedWallet[]> {
    const { data } = await this.needs.source.ask(searchQuestion(this.scope, query), context)
    return data.filter((wallet) => this.isOffered(wallet))
  }
}

function ask(list: ListResource, question: WalletQuestion): void {
  list.aim(question)
  void list.reload()
}

function chainsOf({ chains = [] }: WalletQuestion): string {
  return chains.join()
}

/** Keeps each answer as long as the page lives: for one family, and for all of them again. */
function keptBy<Q, T>(key: (question: Q) => string): Pick<ResourceOptions<Q, T>, 'cached' | 'onAnswer'> {
  const answers = new Map<string, Answer<T>>()
  return {
    cached: (question) => answers.get(key(question)),
    onAnswer: (question, answer) => void (answer !== undefined && answers.set(key(question), answer)),
  }
}
