import { type GenericSchema, number, strictTuple, string, unknown } from 'valibot'
import { listOf } from '../../core/validation/list-of.js'
import type { StoredItem } from '../../core/storage/stored-item.js'

/** One entry of a cache: its key, when it was written, what it says. */
export type CacheRow = readonly [key: string, at: number, value: unknown]

declare module '../../core/open.js' {
  interface StoredItems {
    'cache.portfolio': readonly CacheRow[]
    'cache.native-balance': readonly CacheRow[]
    'cache.name-lookup': readonly CacheRow[]
    'cache.identity': readonly CacheRow[]
    'cache.history': readonly CacheRow[]
    'cache.token-price': readonly CacheRow[]
    'cache.latest-version': readonly CacheRow[]
  }
}

/** Where a cache is kept. */
export type CacheKey = `cache.${'portfolio' | 'native-balance' | 'name-lookup' | 'identity' | 'history' | 'token-price' | 'latest-version'}`

/** A cache as code names it. */
export type CacheName = 'portfolio' | 'nativeBalance' | 'nameLookup' | 'identity' | 'history' | 'tokenPrice' | 'latestVersion'

/** A cache that outlives the page: how long an entry counts, and how many there are at most. */
export interface CacheItem extends StoredItem<CacheKey> {
  readonly lifetime: number
  readonly capacity: number
}

const second = 1_000
const minute = 60 * second
const day = 24 * 60 * minute

/** The caches of the product with their lifetimes. */
export const caches: { readonly [K in CacheName]: CacheItem } = {
  portfolio: cacheItem('cache.portfolio', { lifetime: 30 * second, capacity: 10 }),
  nativeBalance: cacheItem('cache.native-balance', { lifetime: 30 * second, capacity: 50 }),
  nameLookup: cacheItem('cache.name-lookup', { lifetime: 5 * minute, capacity: 50 }),
  identity: cacheItem('cache.identity', { lifetime: 5 * minute, capacity: 50 }),
  history: cacheItem('cache.history', { lifetime: 15 * second, capacity: 10 }),
  tokenPrice: cacheItem('cache.token-price', { lifetime: 15 * second, capacity: 50 }),
  latestVersion: cacheItem('cache.latest-version', { lifetime: 7 * day, capacity: 5 }),
}

function cacheItem(key: CacheKey, { lifetime, capacity }: { readonly lifetime: number; readonly capacity: number }): CacheItem {
  const row: GenericSchema<unknown, CacheRow> = strictTuple([string(), number(), unknown()])
  return { key, version: 1, schema: listOf(row, capacity), lifetime, capacity }
}
