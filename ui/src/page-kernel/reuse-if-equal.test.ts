import { describe, expect, test } from 'vitest'

import { reuseIfEqual } from './reuse-if-equal.js'

describe('reuseIfEqual', () => {
  const inner = { deep: 1 }
  test.each([
    ['the same values', { a: 1, b: inner }, { a: 1, b: inner }, true],
    ['a list with the same parts', { a: [inner, 2] }, { a: [inner, 2] }, true],
    ['not a number', { a: Number.NaN }, { a: Number.NaN }, true],
    ['another value', { a: 1 }, { a: 2 }, false],
    ['an equal object that is another one', { a: inner }, { a: { deep: 1 } }, false],
    ['a longer list', { a: [1] }, { a: [1, 2] }, false],
    ['a list with another part', { a: [1] }, { a: [2] }, false],
    ['one name more', { a: 1 }, { a: 1, b: undefined }, false],
    ['another name', { a: undefined }, { b: undefined }, false],
  ])('behavior: %s', (_, before: object, next: object, isKept) => {
    expect(reuseIfEqual(before, next)).toBe(isKept ? before : next)
  })
})
