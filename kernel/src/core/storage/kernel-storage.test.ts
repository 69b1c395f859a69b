import { type FakePorts, fakePorts } from '@billfold/test/fakes'
import * as fc from 'fast-check'
import { string } from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import type { ChainNamespace } from '../caip/ids.js'
import type { StoragePort } from '../ports.js'
import { Log } from '../log/log.js'
import { highestStamp, longestItem } from './envelope.js'
import { storedItems } from '../../product/storage/items.js'
import { KernelStorage } from './kernel-storage.js'
import { storedItem } from './stored-item.js'

const networkId = storedItems['active-network-id']
const key = 'billfold/default/active-network-id'

const open = (ports: FakePorts, prefix?: string): KernelStorage =>
  new KernelStorage({ ports, items: storedItems, log: new Log(ports.log), ...(prefix !== undefined && { prefix }) })
const failed = (kind: string): string => `Storage failed (${kind}). Going on without it.`
const envelope = (value: unknown, rest: object = {}): string => JSON.stringify({ version: 1, stamp: 1, at: 1, value, ...rest })

describe('KernelStorage', () => {
  test('default', () => {
    const ports = fakePorts()
    const item = open(ports).item(networkId)
    expect(item.read()).toBeUndefined()
    item.write('eip155:1')
    expect(item.read()).toBe('eip155:1')
    expect(open(ports).item(networkId).read()).toBe('eip155:1')
    item.remove()
    expect(item.read()).toBeUndefined()
    expect(ports.storage.data.size).toBe(0)
  })

  test('behavior: keys are billfold/<prefix>/<key>, so two handles do not meet', () => {
    const ports = fakePorts()
    open(ports).item(networkId).write('eip155:1')
    open(ports, 'second').item(networkId).write('eip155:2')
    expect([...ports.storage.data.keys()]).toEqual([key, 'billfold/second/active-network-id'])
    expect(open(ports).item(networkId).read()).toBe('eip155:1')
  })

  test('behavior: every caller with the same key shares one value', () => {
    const storage = open(fakePorts())
    expect(storage.item(networkId)).toBe(storage.item(networkId))
  })

  test('behavior: an item of the kernel is known by its key alone', () => {
    const storage = open(fakePorts())
    expect(storage.own('active-network-id')).toBe(storage.item(networkId))
  })

  test('behavior: an unchanged value is the same object', () => {
    const storage = open(fakePorts())
    const item = storage.item(storedItems['recent-wallets'])
    item.write([{ id: 'a' }])
    expect(item.read()).toBe(item.read())
  })

  test('behavior: what was written cannot be changed from outside', () => {
    const item = open(fakePorts()).item(storedItems['connected-namespaces'])
    const families: ChainNamespace[] = ['eip155']
    item.write(families)
    families.push('solana')
    expect(item.read()).toEqual(['eip155'])
  })

  test('behavior: dispose leaves no listener behind', () => {
    const ports = fakePorts()
    const storage = open(ports)
    expect(ports.storage.listeners).toBe(1)
    storage.dispose()
    expect(ports.storage.listeners).toBe(0)
  })

  test('behavior: a value that JSON cannot hold is not stored, logged only', () => {
    const ports = fakePorts()
    const item = open(ports).item(networkId)
    item.write('eip155:1')
    item.write(10n as never)
    expect(item.read()).toBe('eip155:1')
    expect(ports.log.messages('error')).toEqual([failed('encode')])
  })
})

describe('versions and lifetimes', () => {
  const second = { ...networkId, version: 2 }

  test('behavior: a cache that holds an older schema is dropped', () => {
    const ports = fakePorts()
    open(ports).item(networkId).write('eip155:1')
    expect(open(ports).item(second).read()).toBeUndefined()
    expect(ports.storage.data.has(key)).toBe(false)
    expect(ports.log.lines).toEqual([])
  })

  test('behavior: what a newer release wrote in another tab is left alone', () => {
    const ports = fakePorts()
    open(ports).item(second).write('eip155:1')
    expect(open(ports).item(networkId).read()).toBeUndefined()
    expect(ports.storage.data.has(key)).toBe(true)
  })

  test.each([
    [0, 'eip155:1'],
    [999, 'eip155:1'],
    [1_000, undefined],
    [-1, undefined],
  ])('parameters: with a lifetime of 1,000 ms, %i ms after the write the value is %s', (age, expected) => {
    const ports = fakePorts()
    const item = open(ports).item({ ...networkId, lifetime: 1_000 })
    item.write('eip155:1')
    ports.clock.jump(age)
    expect(item.read()).toBe(expected)
    expect(ports.storage.data.has(key)).toBe(expected !== undefined)
  })

  test('behavior: an item without a lifetime survives any clock', () => {
    const ports = fakePorts()
    const item = open(ports).item(networkId)
    item.write('eip155:1')
    ports.clock.jump(-1e9)
    expect(item.read()).toBe('eip155:1')
    ports.clock.jump(1e12)
    expect(item.read()).toBe('eip155:1')
  })

  test('behavior: a value in memory ages like a stored one', () => {
    const ports = fakePorts()
    ports.storage.full = true
    const item = open(ports).item({ ...networkId, lifetime: 1_000 })
    item.write('eip155:1')
    expect(item.read()).toBe('eip155:1')
    ports.clock.jump(1_000)
    expect(item.read()).toBeUndefined()
  })
})

describe('storage that fails: browser storage failures are logged only', () => {
  test('behavior: full: go on in memory, tell once, nothing else is deleted', () => {
    const ports = fakePorts()
    const storage = open(ports)
    storage.item(storedItems['wallet-id']).write('old')
    ports.storage.full = true
    storage.item(networkId).write('eip155:1')
    storage.item(storedItems['wallet-id']).write('new')
    expect(storage.item(networkId).read()).toBe('eip155:1')
    expect(storage.item(storedItems['wallet-id']).read()).toBe('new')
    expect(open(ports).item(storedItems['wallet-id']).read()).toBe('old')
    expect(ports.log.messages('error')).toEqual([failed('write')])
  })

  test('behavior: a later write that works ends the time in memory', () => {
    const ports = fakePorts()
    const item = open(ports).item(networkId)
    ports.storage.full = true
    item.write('eip155:1')
    ports.storage.full = false
    item.write('eip155:2')
    expect(open(ports).item(networkId).read()).toBe('eip155:2')
  })

  test('behavior: denied: every method works in memory, each kind of failure is told once', () => {
    const ports = fakePorts()
    ports.storage.denied = true
    const storage = open(ports)
    const item = storage.item(networkId)
    expect(item.read()).toBeUndefined()
    item.write('eip155:1')
    item.write('eip155:2')
    expect(item.read()).toBe('eip155:2')
    item.watch(() => undefined)()
    item.remove()
    item.remove()
    expect(item.read()).toBeUndefined()
    storage.dispose()
    expect(ports.log.messages('error')).toEqual([failed('watch'), failed('read'), failed('write'), failed('remove')])
  })

  test('behavior: a value that cannot be removed is gone all the same', () => {
    const ports = fakePorts()
    const item = open(ports).item(networkId)
    item.write('eip155:1')
    ports.storage.remove = () => {
      throw new Error('no')
    }
    item.remove()
    expect(item.read()).toBeUndefined()
    expect(ports.storage.data.has(key)).toBe(true)
  })

  test('behavior: corrupt: that key is dropped alone, no crash', () => {
    const ports = fakePorts()
    open(ports).item(networkId).write('eip155:1')
    open(ports).item(storedItems['wallet-id']).write('x')
    ports.storage.data.set(key, '{"version":1,"stamp":1,"at":1,"val')
    const storage = open(ports)
    expect(storage.item(networkId).read()).toBeUndefined()
    expect(storage.item(storedItems['wallet-id']).read()).toBe('x')
    expect(ports.storage.data.has(key)).toBe(false)
    expect(ports.log.messages('error')).toEqual([failed('corrupt')])
  })

  test('behavior: half of every text: everything is absent, told once', () => {
    const ports = fakePorts()
    const storage = open(ports)
    storage.item(networkId).write('eip155:1')
    storage.item(storedItems['wallet-id']).write('x')
    ports.storage.corrupt = true
    const later = open(ports)
    expect(later.item(networkId).read()).toBeUndefined()
    expect(later.item(storedItems['wallet-id']).read()).toBeUndefined()
    expect(ports.log.lines).toHaveLength(1)
  })

  test('behavior: memory stands in only for what storage did not take', () => {
    const ports = fakePorts()
    const item = open(ports).item(networkId)
    item.write('eip155:1')
    ports.storage.data.delete(key)
    expect(item.read()).toBeUndefined()
    item.remove()
    ports.storage.data.set(key, envelope('eip155:5'))
    expect(item.read()).toBe('eip155:5')
  })

  test('behavior: the log says which key, and why', () => {
    const ports = fakePorts()
    ports.storage.full = true
    open(ports).item(networkId).write('eip155:1')
    expect(ports.log.lines[0]?.details).toMatchObject({ key, error: { name: 'QuotaExceededError' } })
  })

  test('parameters: an item of a million characters, and one more', () => {
    const ports = fakePorts()
    const item = open(ports).item(storedItem('wallet-name', string()))
    const head = JSON.stringify({ version: 1, stamp: ports.clock.now(), at: ports.clock.now(), value: '' }).length
    item.write('x'.repeat(longestItem - head))
    expect([...ports.storage.data.values()][0]).toHaveLength(longestItem)
    item.remove()
    item.write('x'.repeat(longestItem - head + 1))
    expect(ports.storage.data.size).toBe(0)
    expect(ports.log.messages('error')).toEqual([failed('write')])
  })

  test('behavior: a value too large for one item lives in memory', () => {
    const ports = fakePorts()
    const item = open(ports).item(storedItem('wallet-name', string()))
    item.write('x'.repeat(2_000_000))
    expect(item.read()).toHaveLength(2_000_000)
    expect(ports.storage.data.size).toBe(0)
  })
})

describe('other tabs', () => {
  const twins = (): readonly [FakePorts, FakePorts] => {
    const first = fakePorts()
    return [first, first.twin({ clock: first.clock })]
  }

  test('behavior: a change by another tab is told, and its removal', () => {
    const [here, there] = twins()
    const seen: unknown[] = []
    const item = open(here).item(networkId)
    item.watch((value) => seen.push(value))
    const other = open(there).item(networkId)
    other.write('eip155:1')
    other.write('eip155:2')
    other.remove()
    expect(seen).toEqual(['eip155:1', 'eip155:2', undefined])
  })

  test('behavior: after a removal by another tab, writing goes on', () => {
    const [here, there] = twins()
    const item = open(here).item(networkId)
    item.write('eip155:1')
    open(there).item(networkId).remove()
    item.write('eip155:2')
    expect(open(there).item(networkId).read()).toBe('eip155:2')
  })

  test('behavior: own writes are not told', () => {
    const ports = fakePorts()
    const listener = vi.fn()
    const item = open(ports).item(networkId)
    item.watch(listener)
    item.write('eip155:1')
    item.remove()
    expect(listener).not.toHaveBeenCalled()
  })

  test('behavior: the undo ends it, for this listener only', () => {
    const [here, there] = twins()
    const item = open(here).item(networkId)
    const gone = vi.fn()
    const stays = vi.fn()
    const undo = item.watch(gone)
    item.watch(stays)
    undo()
    open(there).item(networkId).write('eip155:1')
    expect(gone).not.toHaveBeenCalled()
    expect(stays).toHaveBeenCalledOnce()
  })

  test('behavior: everything cleared: each value is told once', () => {
    const [here, there] = twins()
    const storage = open(here)
    const told: string[] = []
    storage.item(networkId).write('eip155:1')
    storage.item(networkId).watch((value) => told.push(`network ${value}`))
    storage.item(storedItems['wallet-id']).watch((value) => told.push(`wallet ${value}`))
    there.storage.clear()
    expect(told).toEqual(['network undefined'])
    expect(storage.item(networkId).read()).toBeUndefined()
  })

  test('behavior: a key of somebody else is nobody’s', () => {
    const [here, there] = twins()
    const listener = vi.fn()
    open(here).item(networkId).watch(listener)
    there.storage.write('other/key', 'x')
    there.storage.write('billfold/default/unknown', 'x')
    expect(listener).not.toHaveBeenCalled()
  })

  test('behavior: a listener that throws leaves the others told', () => {
    const [here, there] = twins()
    const item = open(here).item(networkId)
    const listener = vi.fn()
    item.watch(() => {
      throw new Error('no')
    })
    item.watch(listener)
    expect(() => open(there).item(networkId).write('eip155:1')).not.toThrow()
    expect(listener).toHaveBeenCalledExactlyOnceWith('eip155:1')
    expect(here.log.messages('error')).toEqual([failed('listener')])
  })

  test('behavior: junk by another tab counts as removal', () => {
    const [here, there] = twins()
    const item = open(here).item(networkId)
    item.write('eip155:1')
    const listener = vi.fn()
    item.watch(listener)
    there.storage.write(key, '<html>')
    expect(listener).toHaveBeenCalledExactlyOnceWith(undefined)
    expect(item.read()).toBeUndefined()
  })

  test('behavior: a newer value by another tab ends the time in memory', () => {
    const [here, there] = twins()
    const item = open(here).item(networkId)
    here.storage.full = true
    item.write('eip155:1')
    expect(item.read()).toBe('eip155:1')
    here.clock.advance(1)
    open(there).item(networkId).write('eip155:2')
    expect(item.read()).toBe('eip155:2')
  })

  test('behavior: a newer value is read also when nobody told of it', () => {
    const ports = fakePorts()
    const item = open(ports).item(networkId)
    ports.storage.full = true
    item.write('eip155:1')
    ports.storage.data.set(key, envelope('eip155:2', { stamp: ports.clock.now() + 1 }))
    expect(item.read()).toBe('eip155:2')
  })

  test('behavior: an older write that landed last is put right (merge by version)', () => {
    const [here, there] = twins()
    const item = open(here).item(networkId)
    const listener = vi.fn()
    item.write('eip155:1')
    item.watch(listener)
    there.storage.write(key, envelope('eip155:5', { stamp: 1 }))
    expect(item.read()).toBe('eip155:1')
    expect(open(there).item(networkId).read()).toBe('eip155:1')
    expect(listener).not.toHaveBeenCalled()
  })

  test('behavior: an older write does not undo a newer removal', () => {
    const [here, there] = twins()
    const item = open(here).item(networkId)
    item.write('eip155:1')
    item.remove()
    there.storage.write(key, envelope('eip155:5', { stamp: 1 }))
    expect(item.read()).toBeUndefined()
    expect(here.storage.data.size).toBe(0)
  })

  test('behavior: the stamp rises also when the clock is set back', () => {
    const [here, there] = twins()
    const item = open(here).item(networkId)
    item.write('eip155:1')
    here.clock.jump(-1e9)
    open(there).item(networkId).write('eip155:2')
    expect(item.read()).toBe('eip155:2')
    item.write('eip155:3')
    expect(open(there).item(networkId).read()).toBe('eip155:3')
  })

  test('behavior: a stamp at the end of all numbers does not stop writing', () => {
    const ports = fakePorts({})
    ports.storage.data.set(key, envelope('eip155:5', { stamp: highestStamp }))
    const item = open(ports).item(networkId)
    expect(item.read()).toBe('eip155:5')
    item.write('eip155:6')
    expect(open(ports).item(networkId).read()).toBe('eip155:6')
  })

  test('behavior: two tabs that write at random agree in the end', () => {
    const step = fc.record({ tab: fc.nat(1), value: fc.option(fc.nat(3)), wait: fc.nat(1) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const ports = twins()
        const items = ports.map((tab) => open(tab).item(networkId))
        const shown: unknown[] = [undefined, undefined]
        items.forEach((item, tab) => item.watch((value) => (shown[tab] = value)))
        for (const { tab, value, wait } of steps) {
          ports[0].clock.advance(wait)
          if (value === null) items[tab]?.remove()
          else items[tab]?.write(`eip155:${value}`)
          shown[tab] = items[tab]?.read()
        }
        expect(items[0]?.read()).toBe(items[1]?.read())
        expect(shown[0]).toBe(shown[1])
      }),
    )
  })

  test('behavior: tabs of several processes, where writes cross, agree in the end and do not answer each other for ever', () => {
    const step = fc.record({ tab: fc.nat(1), act: fc.oneof(fc.nat(3), fc.constantFrom('remove', 'deliver', 'wait')) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const clock = fakePorts().clock
        const line = crossingStorage()
        const items = line.tabs.map((storage) =>
          new KernelStorage({ ports: { storage, clock }, log: new Log(fakePorts().log) }).item(networkId),
        )
        const shown: unknown[] = [undefined, undefined]
        items.forEach((item, tab) => item.watch((value) => (shown[tab] = value)))
        for (const { tab, act } of steps) {
          if (act === 'wait') clock.advance(1)
          else if (act === 'deliver') line.deliver(tab)
          else if (act === 'remove') items[tab]?.remove()
          else items[tab]?.write(`eip155:${act}`)
          if (act !== 'deliver') shown[tab] = items[tab]?.read()
        }
        let rounds = 0
        while (line.deliver(0) || line.deliver(1)) expect(++rounds).toBeLessThan(200)
        expect(items[0]?.read()).toBe(items[1]?.read())
        expect(shown).toEqual(items.map((item) => item.read()))
      }),
      { numRuns: 500 },
    )
  })
})

interface Write {
  readonly key: string
  readonly value: string | null
  readonly order: number
}

/** The storage of a browser that runs each tab in a process: a tab sees its own writes at once, and others when they arrive. */
function crossingStorage(): { readonly tabs: readonly StoragePort[]; readonly deliver: (tab: number) => boolean } {
  let order = 0
  const tabs = [0, 1].map(() => ({
    replica: new Map<string, Write>(),
    inbox: [] as Write[],
    listeners: new Set<Parameters<StoragePort['watch']>[0]>(),
  }))
  const put = (tab: number, name: string, value: string | null): void => {
    const write = { key: name, value, order: ++order }
    tabs[tab]?.replica.set(name, write)
    tabs[1 - tab]?.inbox.push(write)
  }
  return {
    tabs: tabs.map(({ replica, listeners }, tab) => ({
      read: (name) => replica.get(name)?.value ?? null,
      write: (name, value) => put(tab, name, value),
      remove: (name) => (replica.get(name)?.value ?? null) !== null && put(tab, name, null),
      watch: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
    })),
    deliver(tab) {
      const { replica, inbox, listeners } = tabs[tab] ?? raise()
      const write = inbox.shift()
      if (write === undefined) return false
      if (write.order > (replica.get(write.key)?.order ?? 0)) replica.set(write.key, write)
      for (const listener of listeners) listener(write)
      return true
    },
  }
}

function raise(): never {
  throw new Error('there are two tabs')
}
