import { type FakePorts, fakePorts } from '@billfold/test/fakes'
import { string } from 'valibot'
import { describe, expect, test } from 'vitest'
import { KernelStorage, Log } from '../src/index.js'
import { type CacheRow, TimedCache, cacheItem } from './timed-cache.js'

declare module '../src/index.js' {
  interface StoredItems {
    'cache.probe': readonly CacheRow[]
  }
}

const probe = cacheItem('cache.probe', { lifetime: 300_000, capacity: 10 })

function open(ports: FakePorts = fakePorts()): { readonly cache: TimedCache<string>; readonly ports: FakePorts } {
  const storage = new KernelStorage({ ports, log: new Log(ports.log) })
  return { ports, cache: new TimedCache({ cache: probe, schema: string(), storage, clock: ports.clock }) }
}

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

  test('behavior: an entry says when it was written', () => {
    const { cache, ports } = open()
    const at = ports.clock.now()
    cache.set('a', 'x')
    ports.clock.advance(1_000)
    expect([cache.find('a'), cache.find('b')]).toEqual([{ at, value: 'x' }, undefined])
  })

  test('behavior: it survives a reload', () => {
    const { cache, ports } = open()
    cache.set('a', 'x')
    expect(open(ports).cache.get('a')).toBe('x')
  })

  test('behavior: entries age one by one', () => {
    const { cache, ports } = open()
    cache.set('a', 'x')
    ports.clock.advance(200_000)
    cache.set('b', 'y')
    ports.clock.advance(100_000)
    expect(cache.get('a')).toBeUndefined()
    expect(cache.get('b')).toBe('y')
  })

  test('behavior: entries whose time is over are swept from storage when it is opened', () => {
    const { cache, ports } = open()
    const stored = (): string => JSON.stringify([...ports.storage.data.values()])
    cache.set('old', 'x')
    ports.clock.advance(200_000)
    cache.set('new', 'y')
    ports.clock.advance(100_000)
    expect(stored()).toContain('old')
    open(ports)
    expect([stored().includes('old'), stored().includes('new')]).toEqual([false, true])
    ports.clock.advance(200_000)
    open(ports)
    expect(stored()).not.toContain('new')
  })

  test('behavior: a clock that was set back makes entries older, not younger', () => {
    const { cache, ports } = open()
    cache.set('a', 'x')
    ports.clock.jump(-1)
    expect(cache.get('a')).toBeUndefined()
  })

  test('behavior: it never grows beyond its capacity, the oldest goes first', () => {
    const { cache, ports } = open()
    for (let index = 0; index <= probe.capacity; index++) cache.set(`k${index}`, 'x')
    expect(cache.get('k0')).toBeUndefined()
    expect(cache.get('k1')).toBe('x')
    const text = ports.storage.data.get('billfold/default/cache.probe') ?? ''
    expect(text.match(/"k\d+"/g)).toHaveLength(probe.capacity)
  })

  test('behavior: entries that are over leave with the next write', () => {
    const { cache, ports } = open()
    cache.set('old', 'x')
    ports.clock.advance(299_999)
    cache.set('new', 'x')
    ports.clock.advance(1)
    cache.set('newer', 'x')
    expect(ports.storage.data.get('billfold/default/cache.probe')).not.toContain('old')
  })

  test('behavior: an entry of another shape counts as absent, a bad row is dropped alone', () => {
    const { cache, ports } = open()
    const at = ports.clock.now()
    const value = [['number', at, 5], ['row'], ['future', at + 1, 'x'], 'junk', ['__proto__', at, 'proto'], ['good', at, 'x']]
    ports.storage.data.set('billfold/default/cache.probe', JSON.stringify({ version: 1, stamp: 1, at, value }))
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
