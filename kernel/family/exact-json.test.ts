import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseExactly } from './exact-json.js'

describe('parseExactly', () => {
  test.each([
    ['9007199254740991', 9_007_199_254_740_991],
    ['-5', -5],
    ['0', 0],
    ['1.5', 1.5],
    ['9007199254740993', '9007199254740993'],
    ['-9007199254740993', '-9007199254740993'],
    ['115792089237316195423570985008687907853269984665640564039457584007913129639935', String(2n ** 256n - 1n)],
    ['1e3', 1000],
    ['1.50e1', 15],
    ['1.0', 1],
    ['1e18', '1000000000000000000'],
    ['1e21', '1000000000000000000000'],
    ['1000000000000000000', '1000000000000000000'],
  ])('default: %s is kept', (text, expected) => expect(parseExactly(`{"a":[${text}]}`)).toEqual({ a: [expected] }))

  test.each(['0.30000000000000000001', '1e400', '1e-400', '1.23456789012345678901234'])(
    'behavior: %s is refused: it would be another',
    (text) => expect(() => parseExactly(`[${text}]`)).toThrow(RangeError),
  )

  test.each(['01', '-', '1.', '.5', '+1', '{', '"', '"\\', '1 2', '--1', 'NaN'])('behavior: %s is no JSON', (text) =>
    expect(() => parseExactly(text)).toThrow(SyntaxError),
  )

  test('behavior: numbers in texts and in names stay', () => {
    const text = '{"12345678901234567890":"1e99 \\" 99999999999999999999"}'
    expect(parseExactly(text)).toEqual(JSON.parse(text))
  })

  test('behavior: any whole number is kept, and anything else is what JSON.parse gives', () => {
    const whole = fc.bigInt({ min: -(2n ** 255n), max: 2n ** 256n - 1n })
    fc.assert(fc.property(whole, (value) => String(parseExactly(String(value))) === String(value)))
    const withSafeNumbers = fc
      .jsonValue()
      .map((value) => JSON.stringify(value, (_, part: unknown) => (typeof part === 'number' ? Math.trunc(part % 1e9) : part)))
    fc.assert(
      fc.property(withSafeNumbers, (text) => {
        expect(parseExactly(text)).toEqual(JSON.parse(text))
      }),
    )
  })
})
