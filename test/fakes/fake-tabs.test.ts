import { describe, expect, test } from 'vitest'
import { fakeTabs } from './fake-tabs.js'

describe('fakeTabs', () => {
  test('behavior: every other tab gets a copy, in order', () => {
    const [one, seen] = [fakeTabs(), [] as unknown[]]
    const [two, three] = [one.twin(), one.twin()]
    const message = { list: [1] }
    one.listen(() => expect.unreachable())
    two.listen((copy) => seen.push(copy))
    three.listen((copy) => seen.push(copy))
    one.post(message)
    expect(seen).toEqual([message, message])
    expect(seen.every((copy) => copy !== message)).toBe(true)
  })

  test('behavior: a held tab is told later', () => {
    const one = fakeTabs()
    const two = one.twin()
    const seen: unknown[] = []
    two.listen((message) => seen.push(message))
    two.isHeld = true
    one.post(1)
    one.post(2)
    expect(seen).toEqual([])
    two.flush()
    one.post(3)
    expect(seen).toEqual([1, 2, 3])
  })

  test('behavior: it opens with its first use, and a closed one neither posts nor hears', () => {
    const one = fakeTabs()
    const two = one.twin()
    expect(two.isOpen).toBe(false)
    const undo = two.listen(() => expect.unreachable())
    expect([two.isOpen, two.listeners]).toEqual([true, 1])
    undo()
    two.listen(() => expect.unreachable())
    two.close()
    one.post('nobody')
    expect([two.isOpen, two.listeners]).toEqual([false, 0])
    expect(() => two.post('late')).toThrow(expect.objectContaining({ name: 'InvalidStateError' }))
  })

  test('behavior: what cannot be cloned is refused, as in a browser', () => {
    expect(() => fakeTabs().post({ run: () => undefined })).toThrow(expect.objectContaining({ name: 'DataCloneError' }))
  })
})
