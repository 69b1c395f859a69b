import { fakePorts } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { KernelStorage } from '../../core/storage/kernel-storage.js'
import { Log } from '../../core/log/log.js'
import type { PluginManifest } from '../../core/plugins/manifest.js'
import { forgetCaches } from './forget-caches.js'

const manifest: PluginManifest = {
  id: 'feature.probe',
  contract: 1,
  reaches: [{ endpoint: 'wallet' }, { stored: 'cache.native-balance' as never }, { stored: 'recent-wallets' }],
  load: () => Promise.reject(new Error('it is not loaded')),
}
const [cache, own] = ['billfold/default/cache.native-balance', 'billfold/default/recent-wallets']

function page() {
  const ports = fakePorts()
  const storage = new KernelStorage({ ports, log: new Log(ports.log) })
  const write = (key: string): void =>
    void ports.storage.data.set(key, JSON.stringify({ version: 1, stamp: 1, at: ports.clock.now(), value: [] }))
  return { ports, write, forget: (which: 'all' | 'old') => forgetCaches({ manifests: [manifest], storage, clock: ports.clock }, which) }
}

describe('forgetCaches', () => {
  test('default: the caches of all plugins, and nothing else', () => {
    const { ports, write, forget } = page()
    write(cache)
    write(own)
    forget('all')
    expect([...ports.storage.data.keys()]).toEqual([own])
  })

  test('behavior: of old ones only those that count for nobody any more', () => {
    const { ports, write, forget } = page()
    write(cache)
    ports.clock.advance(3_599_000)
    forget('old')
    expect(ports.storage.data.has(cache)).toBe(true)
    ports.clock.advance(2_000)
    forget('old')
    expect(ports.storage.data.has(cache)).toBe(false)
  })

  test('behavior: what is no item of ours is old', () => {
    const { ports, forget } = page()
    ports.storage.data.set(cache, 'junk')
    forget('old')
    expect(ports.storage.data.has(cache)).toBe(false)
  })
})
