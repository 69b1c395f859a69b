import { beforeEach, afterEach, expect, test } from 'vitest'

import { onEachEngine } from '../../testing/engines.js'
import type { Database } from '../database/database.js'
import { SqlStore } from './sql-store.js'
import type { Store } from './store.js'

const place = { table: 'names', key: 'alice' }

onEachEngine('what parts remember', ({ open }) => {
  let database: Database
  let store: Store
  let now: number
  beforeEach(async () => {
    database = await open()
    now = 1_000
    store = new SqlStore(database.queries, () => now)
  })
  afterEach(() => database.close())

  test('default: gives back what was kept, table by table', async () => {
    await store.change(place, () => ({ value: { age: 7 } }))
    await store.change({ table: 'other', key: 'alice' }, () => ({ value: 1 }))
    expect([await store.read(place), await store.read({ table: 'names', key: 'bob' })]).toEqual([{ age: 7 }, undefined])
    await store.change(place, () => undefined)
    expect([await store.read(place), await store.read({ table: 'other', key: 'alice' })]).toEqual([undefined, 1])
  })

  test('behavior: no change comes between what a change reads and what it writes', async () => {
    const add = (): Promise<void> => store.change(place, (value) => ({ value: Number(value ?? 0) + 1 }))
    await Promise.all(Array.from({ length: 100 }, add))
    expect(await store.read(place)).toBe(100)
  })

  test('behavior: what has run out is gone, also for the next change and from the keys', async () => {
    await store.change(place, () => ({ value: 1, until: 2_000 }))
    now = 1_999
    expect([await store.read(place), await store.keys('names')]).toEqual([1, ['alice']])
    now = 2_000
    expect([await store.read(place), await store.keys('names')]).toEqual([undefined, []])
    await store.change(place, (value) => ({ value: [value] }))
    expect(await store.read(place)).toEqual([null])
  })

  test('parameters: keys by prefix, in order', async () => {
    for (const key of ['b1', 'a2', 'a1', '__proto__']) await store.change({ table: 'names', key }, () => ({ value: 1 }))
    expect([await store.keys('names', 'a'), await store.keys('names'), await store.keys('none')]).toEqual([
      ['a1', 'a2'],
      ['__proto__', 'a1', 'a2', 'b1'],
      [],
    ])
  })

  test('parameters: whatever JSON can carry', async () => {
    for (const value of [null, false, 0, '', 'text', [1, null], { a: { b: [] } }]) {
      await store.change(place, () => ({ value }))
      expect(await store.read(place)).toEqual(value)
    }
  })
})
