import type { KernelStorage, ClockPort } from '@billfold/kernel'
import { type AccountQuestion, type Answer, TimedCache, cacheItem } from '@billfold/kernel/data'
import { objectOf } from '@billfold/kernel/validation'
import { type GenericSchema, array, optional, string, unknown } from 'valibot'
import type { NewestPage, Transaction } from '../contract.js'
import { limits } from '../limits.js'
import { readTransactions } from './read-transactions.js'

interface CachedPage {
  readonly data: readonly unknown[]
  readonly next?: string | undefined
}

const schema: GenericSchema<unknown, CachedPage> = objectOf({ data: array(unknown()), next: optional(string()) })

const historyCache = cacheItem('cache.history', { lifetime: limits.fresh, capacity: 10 })

/** First pages of the last 15 s, by CAIP-10 address, over reloads. */
export class HistoryCache {
  private readonly cache: TimedCache<CachedPage>

  constructor(storage: KernelStorage, clock: ClockPort) {
    this.cache = new TimedCache({ cache: historyCache, schema, storage, clock })
  }

  get({ key, network }: AccountQuestion): Answer<NewestPage> | undefined {
    const found = this.cache.find(key)
    if (found === undefined) return undefined
    const { data, next } = found.value
    // Storage is as foreign as a service: its rows are read by the same rules.
    return { at: found.at, value: { isKnown: true, transactions: readTransactions(data, network.caipNetworkId), next } }
  }

  set({ key }: AccountQuestion, { isKnown, transactions, next }: NewestPage): void {
    if (isKnown) this.cache.set(key, { data: transactions.map(toRow), ...(next !== undefined && { next }) })
  }
}

/** A transaction as services write it, cut to what was read. */
function toRow({ id, hash, chain, operationType, status, minedAt, sentFrom, sentTo, transfers }: Transaction): object {
  return {
    id,
    metadata: { hash, chain, operationType, status, minedAt: new Date(minedAt).toISOString(), sentFrom, sentTo },
    transfers: transfers.map(({ direction, amount, name, symbol, iconUrl, isSpam }) => ({
      direction,
      quantity: { numeric: amount },
      ...(symbol === undefined
        ? { nft_info: { name, content: { preview: { url: iconUrl } }, flags: { is_spam: isSpam } } }
        : { fungible_info: { name, symbol, icon: { url: iconUrl } } }),
    })),
  }
}
