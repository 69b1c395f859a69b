import { array, string } from 'valibot'
import { expectTypeOf, test } from 'vitest'
import { type CacheRow, TimedCache, cacheItem } from './timed-cache.js'

declare module '@billfold/kernel' {
  interface StoredItems {
    'cache.type-test': readonly CacheRow[]
  }
}

test('behavior: a cache answers with what its schema says', () => {
  expectTypeOf((options: Pick<ConstructorParameters<typeof TimedCache>[0], 'storage' | 'clock'>) => {
    const item = cacheItem('cache.type-test', { lifetime: 1_000, capacity: 5 })
    const cache = new TimedCache({ ...options, cache: item, schema: array(string()) })
    cache.set('a', ['x'])
    // @ts-expect-error not what the schema says
    cache.set('a', 'x')
  }).toBeFunction()
})

test('behavior: an item that is no cache is none', () => {
  // @ts-expect-error the item is a text
  expectTypeOf(() => cacheItem('wallet-id', { lifetime: 1_000, capacity: 5 })).toBeFunction()
})
