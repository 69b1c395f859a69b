import { afterEach, describe, expect, test } from 'vitest'
import { frozenCopy, isSameData } from './frozen-copy.js'

describe('frozenCopy', () => {
  afterEach(() => void Reflect.deleteProperty(Object.prototype, 'to'))

  test('default: plain values stay what they are', () => {
    const value = { a: [1n, { b: null }], c: undefined, d: 'text' }
    expect(frozenCopy(value)).toEqual(value)
    expect([frozenCopy(undefined), frozenCopy(null), frozenCopy('a'), frozenCopy([])]).toEqual([undefined, null, 'a', []])
  })

  test('behavior: no part of the copy can be changed, and none is the one of before', () => {
    const value = { list: [{ to: 'brook' }] }
    const copy = frozenCopy(value)
    expect([copy, copy.list, copy.list[0]].every((part) => Object.isFrozen(part))).toBe(true)
    expect(copy.list[0]).not.toBe(value.list[0])
  })

  test('behavior: a setter that somebody planted hears nothing', () => {
    const heard: unknown[] = []
    Reflect.defineProperty(Object.prototype, 'to', {
      set(value: unknown) {
        heard.push(value)
      },
      configurable: true,
    })
    const value = Object.defineProperty({}, 'to', { value: 'brook', enumerable: true })
    expect(Object.getOwnPropertyDescriptor(frozenCopy(value), 'to')?.value).toBe('brook')
    expect(heard).toEqual([])
  })

  test('behavior: a field by the name of a prototype is a field', () => {
    const copy = frozenCopy(JSON.parse('{"__proto__":{"x":1}}') as object)
    expect([Object.keys(copy), Object.getPrototypeOf(copy) === Object.prototype]).toEqual([['__proto__'], true])
  })
})

describe('isSameData', () => {
  test.each([
    [1, 1],
    [undefined, undefined],
    [NaN, NaN],
    [{ a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] }],
    [[], []],
  ])('default: %o and %o', (one, other) => expect(isSameData(one, other)).toBe(true))

  test.each([
    [1, '1'],
    [null, undefined],
    [{}, []],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: undefined }, { b: undefined }],
    [
      [1, 2],
      [2, 1],
    ],
    [{}, null],
  ])('behavior: %o is not %o', (one, other) => expect(isSameData(one, other)).toBe(false))
})
