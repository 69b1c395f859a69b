import { type FakePorts, fakePorts } from '@billfold/test/fakes'
import { string } from 'valibot'
import { describe, expect, test } from 'vitest'
import { Log } from '../log/log.js'
import { type CacheName, caches } from '../../product/storage/caches.js'
import { KernelStorage } from './kernel-storage.js'
import { TimedCache } from './timed-cache.js'

const names = Object.keys(caches) as CacheName[]

function open(
  name: CacheName = 'identity',
  ports: FakePorts = fakePorts(),
): { readonly cache: TimedCache<string>; readonly ports: FakePorts } {
  const storage = new KernelStorage({ ports, log: new Log(ports.log) })
  return { ports, cache: new TimedCache({ cache: caches[name], schema: string(), storage, clock: ports.clock }) }
}

describe('caches', () => {
  test.each<[CacheName, number, string]>([
    ['portfolio', 30_000, 'portfolio 30 s'],
    ['nativeBalance', 30_000, 'native balance 30 s'],
    ['nameLookup', 300_000, 'name lookup 5 min'],
    ['identity', 300_000, 'identity 5 min'],
    ['history', 15_000, 'transaction history 15 s'],
    ['tokenPrice', 15_000, 'token price 15 s'],
    ['latestVersion', 604_800_000, 'latest SDK version 7 days'],
  ])('behavior: %s lives %i ms (cache lifetimes: %s)', (name, lifetime) => {
    const { cache, ports } = open(name)
    cache.set('a', 'x')
    ports.clock.advance(lifetime - 1)
    expect(cache.get('a')).toBe('x')
    ports.clock.advance(1)
    expect(cache.get('a')).toBeUndefined()
  })

  test('behavior: each keeps its entries under its own key', () => {
    expect(new Set(names.map((name) => caches[name].key)).size).toBe(7)
  })
})

describe('TimedCache', () => {
  test('default', () => {
    const { cache } = open()
    expect(cache.get('a')).toBeUndefined()
    cache.set('a', 'x')
    cache.set('b', 'y')
    cache.set('a', 'z')
    expect(cache.get('a')).toBe('z')
    expect(cache.get('b')).toBe('y')
    cache.clear()
    expect(cache.get('a')).toBeUndefined()
  })

  test('behavior: it survives a reload', () => {
    const { cache, ports } = open()
    cache.set('a', 'x')
    expect(open('identity', ports).cache.get('a')).toBe('x')
  })

  test('behavior: entries age one by one', () => {
    const { cache, ports } = open('history')
    cache.set('a', 'x')
    ports.clock.advance(10_000)
    cache.set('b', 'y')
    ports.clock.advance(5_000)
    expect(cache.get('a')).toBeUndefined()
    expect(cache.get('b')).toBe('y')
  })

  test('behavior: a clock that was set back makes entries older, not younger', () => {
    const { cache, ports } = open()
    cache.set('a', 'x')
    ports.clock.jump(-1)
    expect(cache.get('a')).toBeUndefined()
  })

  test.each(names)('behavior: %s never grows beyond its capacity, the oldest goes first', (name) => {
    const { cache, ports } = open(name)
    const { capacity } = caches[name]
    for (let index = 0; index <= capacity; index++) cache.set(`k${index}`, 'x')
    expect(cache.get('k0')).toBeUndefined()
    expect(cache.get('k1')).toBe('x')
    const text = ports.storage.data.get(`billfold/default/${caches[name].key}`) ?? ''
    expect(text.match(/"k\d+"/g)).toHaveLength(capacity)
  })

  test('behavior: entries that are over leave with the next write', () => {
    const { cache, ports } = open()
    cache.set('old', 'x')
    ports.clock.advance(299_999)
    cache.set('new', 'x')
    ports.clock.advance(1)
    cache.set('newer', 'x')
    expect(ports.storage.data.get('billfold/default/cache.identity')).not.toContain('old')
  })

  test('behavior: an entry of another shape counts as absent, a bad row is dropped alone', () => {
    const { cache, ports } = open()
    const at = ports.clock.now()
    const value = [['number', at, 5], ['row'], ['future', at + 1, 'x'], 'junk', ['__proto__', at, 'proto'], ['good', at, 'x']]
    ports.storage.data.set('billfold/default/cache.identity', JSON.stringify({ version: 1, stamp: 1, at, value }))
    expect(cache.get('number')).toBeUndefined()
    expect(cache.get('row')).toBeUndefined()
    expect(cache.get('future')).toBeUndefined()
    expect(cache.get('good')).toBe('x')
    expect(cache.get('__proto__')).toBe('proto')
  })

  test('behavior: without storage it works in memory', () => {
    const { cache, ports } = open()
    ports.storage.denied = true
    cache.set('a', 'x')
    expect(cache.get('a')).toBe('x')
  })
})
