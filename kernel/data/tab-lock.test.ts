import { type FakePorts, fakeClock, fakePorts } from '@billfold/test/fakes'
import { expect, test } from 'vitest'
import { pause } from '../src/core/abort.js'
import { Log } from '../src/core/log/log.js'
import { KernelStorage } from '../src/core/storage/kernel-storage.js'
import { TabLock, type TabLockHolder, tabLockRules } from './tab-lock.js'

declare module '../src/core/open.js' {
  interface StoredItems {
    'test.lock': TabLockHolder
  }
}

const key = 'billfold/default/test.lock'

function open(ports: FakePorts, page?: { global(): unknown }): TabLock {
  const stored = new KernelStorage({ ports, log: new Log(ports.log) }).item<'test.lock'>({ key: 'test.lock', ...tabLockRules })
  return new TabLock({ name: 'test', stored, clock: ports.clock, uuid: ports.uuid, ...(page && { page }) })
}

/** Two tabs of one browser, and a run that notes when it begins and ends. */
function twoTabs() {
  const ports = fakePorts()
  const said: string[] = []
  const run = (name: string, milliseconds: number) => async (): Promise<string> => {
    said.push(`${name} begins`)
    await pause(ports.clock, milliseconds)
    said.push(`${name} ends`)
    return name
  }
  return { ports, said, run, here: open(ports), beside: open(ports.twin({ clock: ports.clock })) }
}

test('default: it gives what the run gives, and leaves nothing behind', async () => {
  const { ports, run, here } = twoTabs()
  const ran = here.run(run('it', 10))
  await ports.clock.settle(200)
  expect(await ran).toBe('it')
  expect([ports.storage.data.size, ports.clock.pending]).toEqual([0, 0])
})

test.each([0, 1, 40, 79, 80, 81, 300])('behavior: two tabs that begin %i ms after each other run one after the other', async (apart) => {
  const { ports, said, run, here, beside } = twoTabs()
  const one = here.run(run('one', 500))
  await ports.clock.settle(apart)
  const other = beside.run(run('other', 500))
  await ports.clock.settle(3_000)
  await Promise.all([one, other])
  const [first = '', second = ''] = said[0] === 'one begins' ? ['one', 'other'] : ['other', 'one']
  expect(said).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`])
})

test('behavior: two runs of one tab are one after the other as well', async () => {
  const { ports, said, run, here } = twoTabs()
  const both = [here.run(run('one', 500)), here.run(run('other', 10))]
  await ports.clock.settle(3_000)
  await Promise.all(both)
  expect(said.filter((_, index) => index % 2 === 1).every((text) => text.endsWith('ends'))).toBe(true)
})

test('behavior: a run that fails lets go', async () => {
  const { ports, run, here, beside } = twoTabs()
  const [failed] = await Promise.all([Promise.allSettled([here.run(() => Promise.reject(new Error('no')))]), ports.clock.settle(100)])
  expect(failed[0].status).toBe('rejected')
  const next = beside.run(run('next', 0))
  await ports.clock.settle(200)
  expect(await next).toBe('next')
})

test('behavior: a tab that was closed in the middle is waited for some seconds', async () => {
  const { ports, said, run, beside } = twoTabs()
  const clock = fakeClock()
  void open(ports.twin({ clock })).run(() => new Promise(() => undefined))
  // After this nothing of that tab runs any more.
  await clock.settle(100)
  const next = beside.run(run('next', 0))
  for (let second = 0; second < 5; second += 1) await ports.clock.settle(1_000)
  expect(said).toEqual([])
  for (let second = 0; second < 3; second += 1) await ports.clock.settle(1_000)
  expect(await next).toBe('next')
})

test('behavior: a run that takes a minute keeps the lock', async () => {
  const { ports, said, run, here, beside } = twoTabs()
  const long = here.run(run('long', 60_000))
  await ports.clock.settle(100)
  const next = beside.run(run('next', 0))
  for (let second = 0; second < 62; second += 1) await ports.clock.settle(1_000)
  await Promise.all([long, next])
  expect(said).toEqual(['long begins', 'long ends', 'next begins', 'next ends'])
})

test('behavior: who does not want to wait any more leaves the lock to its holder', async () => {
  const { ports, run, here, beside } = twoTabs()
  const held = here.run(run('held', 1_000))
  await ports.clock.settle(100)
  const ending = new AbortController()
  const left = Promise.allSettled([beside.run(run('left', 0), ending.signal)])
  ending.abort(new Error('enough'))
  expect(await left).toEqual([{ status: 'rejected', reason: new Error('enough') }])
  expect(ports.storage.data.has(key)).toBe(true)
  await ports.clock.settle(2_000)
  expect(await held).toBe('held')
})

test.each(['denied', 'full', 'lossy', 'corrupt'] as const)('behavior: with a storage that is %s it runs all the same', async (fault) => {
  const { ports, run, here } = twoTabs()
  ports.storage[fault] = true
  const ran = here.run(run('it', 0))
  await ports.clock.settle(300)
  expect(await ran).toBe('it')
})

test('behavior: where the browser lends no lock the storage has it', async () => {
  const { ports, said, run } = twoTabs()
  const locks = { request: () => Promise.reject(new DOMException('not in a sandbox', 'SecurityError')) }
  const sandboxed = { global: () => ({ locks }) }
  const both = [open(ports, sandboxed).run(run('one', 500)), open(ports.twin({ clock: ports.clock }), sandboxed).run(run('other', 500))]
  await ports.clock.settle(3_000)
  await Promise.all(both)
  expect(said.filter((_, index) => index % 2 === 1).every((text) => text.endsWith('ends'))).toBe(true)
})
