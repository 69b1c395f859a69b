import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chainIdHex, readQuantity, toQuantity } from './hex.js'
import { textToHex } from './text-to-hex.js'

describe('readQuantity', () => {
  test.each<[unknown, bigint | undefined]>([
    ['0x0', 0n],
    ['0x7a69', 31_337n],
    ['0X7A69', undefined],
    ['31337', 31_337n],
    [31_337, 31_337n],
    [31_337n, 31_337n],
    [-1, undefined],
    [1.5, undefined],
    [NaN, undefined],
    ['', undefined],
    ['0x', undefined],
    ['eip155:1', undefined],
    [`0x${'f'.repeat(65)}`, undefined],
    [null, undefined],
    [{ toString: () => '0x1' }, undefined],
  ])('parameters: %o is %o', (said, expected) => expect(readQuantity(said)).toBe(expected))

  test('behavior: reads what toQuantity wrote', () => {
    const anyValue = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
    const isReadBack = (value: bigint): boolean => readQuantity(toQuantity(value)) === value
    expect(() => fc.assert(fc.property(anyValue, isReadBack))).not.toThrow()
  })
})

test.each([
  [1, '0x1'],
  ['8453', '0x2105'],
  [0, undefined],
  ['unheard-of', undefined],
  ['0x1', undefined],
])('chainIdHex: %o is %o', (id, expected) => expect(chainIdHex(id)).toBe(expected))

test.each([
  ['', '0x'],
  ['hello', '0x68656c6c6f'],
  ['ü€', '0xc3bce282ac'],
])('textToHex: %o is %s', (text, expected) => expect(textToHex(text)).toBe(expected))
