import { describe, expect, test } from 'vitest'
import { fakeStorage } from './fake-storage.js'

describe('fakeStorage', () => {
  test('default: keeps what is written until it is removed', () => {
    const storage = fakeStorage({ data: { a: '1' } })
    storage.write('b', '2')
    storage.remove('a')
    expect([storage.read('a'), storage.read('b'), storage.data.size]).toEqual([null, '2', 1])
  })

  test('behavior: a twin shares the data and is told of changes; the writer is not', () => {
    const here = fakeStorage()
    const there = here.twin()
    const told: unknown[] = []
    const undo = there.watch((change) => told.push(change))
    here.watch(() => expect.unreachable())
    here.write('a', '1')
    here.write('a', '1')
    here.remove('a')
    here.clear()
    undo()
    here.write('a', '2')
    expect(told).toEqual([
      { key: 'a', value: '1' },
      { key: 'a', value: null },
      { key: null, value: null },
    ])
    expect([there.read('a'), here.listeners, there.listeners]).toEqual(['2', 1, 0])
  })

  test.each([
    ['full', 'write', 'QuotaExceededError'],
    ['denied', 'read', 'SecurityError'],
    ['denied', 'write', 'SecurityError'],
    ['denied', 'remove', 'SecurityError'],
    ['denied', 'watch', 'SecurityError'],
  ] as const)('parameters: %s makes %s throw %s, and nothing else changes', (fault, method, name) => {
    const storage = fakeStorage({ [fault]: true, data: { a: '1' } })
    const call = {
      read: () => storage.read('a'),
      write: () => storage.write('a', '2'),
      remove: () => storage.remove('a'),
      watch: () => storage.watch(() => {}),
    }
    expect(call[method]).toThrow(expect.objectContaining({ name }))
    storage[fault] = false
    expect(storage.read('a')).toBe('1')
    expect(call[method]).not.toThrow()
  })

  test('parameters: corrupt cuts what is read in half, lossy forgets what is written', () => {
    const storage = fakeStorage({ corrupt: true, data: { a: '{"version":1}' } })
    expect([storage.read('a'), storage.read('b')]).toEqual(['{"vers', null])
    storage.corrupt = false
    storage.lossy = true
    storage.write('a', 'new')
    expect(storage.read('a')).toBe('{"version":1}')
  })
})
