import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { FileStore } from './file-store.js'
import { MemoryStore } from './memory-store.js'
import type { Store } from './store.js'

let folder: string
let now: number
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cloud-store-'))
  now = 1_000
})
afterEach(() => rm(folder, { recursive: true }))

const file = (): string => join(folder, 'store.json')
const place = { table: 'names', key: 'alice' }

const kinds: readonly (readonly [string, () => Promise<Store>])[] = [
  ['in memory', async () => new MemoryStore(() => now)],
  ['in a file', () => FileStore.open({ file: file(), now: () => now })],
]

describe.each(kinds)('a store %s', (_, open) => {
  test('default: gives back what was kept, table by table', async () => {
    const store = await open()
    await store.change(place, () => ({ value: { age: 7 } }))
    await store.change({ table: 'other', key: 'alice' }, () => ({ value: 1 }))
    expect([await store.read(place), await store.read({ table: 'names', key: 'bob' })]).toEqual([{ age: 7 }, undefined])
    await store.change(place, () => undefined)
    expect([await store.read(place), await store.read({ table: 'other', key: 'alice' })]).toEqual([undefined, 1])
    await store.close()
  })

  test('behavior: no change comes between what a change reads and what it writes', async () => {
    const store = await open()
    const add = (): Promise<void> => store.change(place, (value) => ({ value: Number(value ?? 0) + 1 }))
    await Promise.all(Array.from({ length: 500 }, add))
    expect(await store.read(place)).toBe(500)
    await store.close()
  })

  test('behavior: what has run out is gone, also for the next change and from the keys', async () => {
    const store = await open()
    await store.change(place, () => ({ value: 1, until: 2_000 }))
    now = 1_999
    expect([await store.read(place), await store.keys('names')]).toEqual([1, ['alice']])
    now = 2_000
    expect([await store.read(place), await store.keys('names')]).toEqual([undefined, []])
    await store.change(place, (value) => ({ value: [value] }))
    expect(await store.read(place)).toEqual([undefined])
    await store.close()
  })

  test('parameters: keys by prefix, in order', async () => {
    const store = await open()
    for (const key of ['b1', 'a2', 'a1', '__proto__']) await store.change({ table: 'names', key }, () => ({ value: 1 }))
    expect([await store.keys('names', 'a'), await store.keys('names'), await store.keys('none')]).toEqual([
      ['a1', 'a2'],
      ['__proto__', 'a1', 'a2', 'b1'],
      [],
    ])
    await store.close()
  })

  test('behavior: what has run out takes no room for long', async () => {
    const store = new MemoryStore(() => now)
    for (let index = 0; index < 5_000; index += 1) {
      now += 10
      await store.change({ table: 'calls', key: String(index) }, () => ({ value: 1, until: now + 100 }))
    }
    expect((await store.keys('calls')).length).toBeLessThan(20)
  })
})

describe('a store in a file', () => {
  test('behavior: what is kept is there after a restart, and what has run out meanwhile is not', async () => {
    const first = await FileStore.open({ file: file(), now: () => now })
    await first.change(place, () => ({ value: ['x'] }))
    await first.change({ table: 'names', key: 'brief' }, () => ({ value: 1, until: 5_000 }))
    await first.close()
    now = 6_000
    const second = await FileStore.open({ file: file(), now: () => now })
    expect([await second.read(place), await second.keys('names')]).toEqual([['x'], ['alice']])
    await second.close()
  })

  test('behavior: changes are written a moment later, together, for nobody else to read', async () => {
    const store = await FileStore.open({ file: file() })
    for (let index = 0; index < 50; index += 1) await store.change({ table: 't', key: String(index) }, () => ({ value: index }))
    await expect.poll(async () => JSON.parse(await readFile(file(), 'utf8').catch(() => '[]')).length).toBe(50)
    expect((await stat(file())).mode & 0o077).toBe(0)
    await store.close()
  })

  test('behavior: what is fleeting costs no writing', async () => {
    const store = await FileStore.open({ file: file(), now: () => now })
    await store.change(place, () => ({ value: 1, isFleeting: true }))
    expect(await store.read(place)).toBe(1)
    await store.close()
    await expect(stat(file())).rejects.toThrow('ENOENT')
  })

  test.each(['{', '{"a":1}', '[[1,2]]'])('behavior: a file that is something else (%s) is left as it is, and said', async (text) => {
    await writeFile(file(), text)
    await expect(FileStore.open({ file: file() })).rejects.toThrow(/is not a store of this server: name another file, or remove it\./)
    expect(await readFile(file(), 'utf8')).toBe(text)
  })

  test('behavior: a disk that refuses is said, and the server goes on', async () => {
    const lines: string[] = []
    const store = await FileStore.open({ file: join(folder, 'gone', 'store.json'), log: (line) => lines.push(line) })
    await store.change(place, () => ({ value: 1 }))
    expect(await store.read(place)).toBe(1)
    await store.close()
    expect(lines).toEqual([expect.stringContaining('could not be written')])
  })
})
