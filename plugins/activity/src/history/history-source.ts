import type { ClockPort, Http, KernelStorage } from '@billfold/kernel'
import {
  type AccountQuestion,
  type Answer,
  BlockchainService,
  type HistoryPage,
  TimedCache,
  cacheItem,
  historySchema,
} from '@billfold/kernel/data'
import type { NewestPage } from '../contract.js'
import * as limits from '../limits.js'
import type { OlderPage } from './known-history.js'
import { readTransactions } from './read-transactions.js'

const historyCache = cacheItem('cache.history', { lifetime: limits.fresh, capacity: 10 })

/** Fields of a page that are read: nothing else of it is kept. */
const kept = [
  ...['data', 'next', 'id', 'metadata', 'hash', 'chain', 'operationType', 'status', 'minedAt', 'sentFrom', 'sentTo'],
  ...['transfers', 'direction', 'quantity', 'numeric', 'fungible_info', 'name', 'symbol', 'icon', 'url'],
  ...['nft_info', 'content', 'preview', 'flags', 'is_spam'],
]

export interface HistorySourceNeeds {
  readonly http: Http
  readonly storage: KernelStorage
  readonly clock: ClockPort
}

/** Pages of histories: of the service, the first ones also from the last 15 s by CAIP-10 address, over reloads. */
export class HistorySource {
  private readonly service: BlockchainService | undefined
  private readonly cache: TimedCache<HistoryPage>

  constructor({ http, storage, clock }: HistorySourceNeeds) {
    this.service = BlockchainService.of(http)
    this.cache = new TimedCache({ cache: historyCache, schema: historySchema, storage, clock })
  }

  /** The newest page, as it was kept. Storage is as foreign as a service: its rows are read by the same rules. */
  cached(question: AccountQuestion): Answer<NewestPage> | undefined {
    const found = this.cache.find(question.key)
    return found && { at: found.at, value: { isKnown: true, ...readPage(question, found.value) } }
  }

  /** The newest page. Where no service knows the network, nobody is asked. */
  async newest(question: AccountQuestion, signal: AbortSignal): Promise<NewestPage> {
    const isKnown = (await this.service?.supports(question.network.caipNetworkId)) === true
    const page = isKnown ? await this.ask(question, signal) : undefined
    // An account that was disconnected meanwhile leaves nothing here.
    signal.throwIfAborted()
    if (page !== undefined) this.keep(question.key, page)
    return { isKnown, ...readPage(question, page) }
  }

  /** The page that begins at a cursor. */
  async older(question: AccountQuestion, cursor: string, signal: AbortSignal): Promise<OlderPage> {
    return readPage(question, await this.ask(question, signal, cursor))
  }

  private keep(key: string, page: HistoryPage): void {
    const text = JSON.stringify(page, kept)
    if (text.length <= limits.kept) this.cache.set(key, JSON.parse(text) as HistoryPage)
  }

  private async ask({ address, network }: AccountQuestion, signal: AbortSignal, cursor?: string): Promise<HistoryPage | undefined> {
    return this.service?.history({ address, network: network.caipNetworkId, signal }, cursor)
  }
}

/** A page, read. A cursor that is too long is none: it would not fit into the next question. */
function readPage({ network }: AccountQuestion, { data, next }: HistoryPage = { data: [] }): OlderPage {
  return {
    transactions: readTransactions(data, network.caipNetworkId),
    next: next && next.length <= limits.cursorLength ? next : undefined,
  }
}
