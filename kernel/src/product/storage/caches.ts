import { type CacheItem, type CacheRow, cacheItem } from '../../core/storage/timed-cache.js'

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

/** A cache as code names it. */
export type CacheName = 'portfolio' | 'nativeBalance' | 'nameLookup' | 'identity' | 'history' | 'tokenPrice' | 'latestVersion'

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
