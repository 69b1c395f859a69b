import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalText } from './decimal-text.js'
import { formatBalance, formatForLocale, formatMoney, formatTokenAmount, usablePrice } from './display.js'
import { formatUnits, isDecimals, parseUnits } from './units.js'

const hostile: readonly (readonly [string, unknown])[] = [
  ['NaN', NaN],
  ['infinity', Infinity],
  ['a negative number', -1],
  ['a negative text', '-1'],
  ['a plus sign', '+1'],
  ['an empty text', ''],
  ['a point', '.'],
  ['two points', '1.2.3'],
  ['a comma', '1,5'],
  ['hex', '0x10'],
  ['spaces', ' 1'],
  ['full-width digits', '１２'],
  ['words', 'Infinity'],
  ['an exponent alone', 'e5'],
  ['an exponent beyond all money', '1e101'],
  ['a huge exponent', '1e999999999'],
  ['201 digits', '9'.repeat(201)],
  ['a text of 50 MB', '9'.repeat(50_000_000)],
  ['an object', { toString: () => '1' }],
  ['a list', [1]],
  ['nothing', undefined],
  ['null', null],
  ['true', true],
]

describe('decimalText', () => {
  test.each([
    ['0', '0'],
    ['00.10', '0.10'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    [1.5, '1.5'],
    [0, '0'],
    [-0, '0'],
    [10n, '10'],
    [1e-7, '0.0000001'],
    [1.5e-7, '0.00000015'],
    [1e21, '1000000000000000000000'],
    [1.25e21, '1250000000000000000000'],
    ['1e3', '1000'],
    ['1.2345e2', '123.45'],
    ['12.3E-1', '1.23'],
    ['1e+2', '100'],
    ['1e100', `1${'0'.repeat(100)}`],
    ['9'.repeat(200), '9'.repeat(200)],
  ])('behavior: %s is %s', (value, expected) => {
    expect(decimalText(value)).toBe(expected)
  })

  test.each(hostile)('behavior: %s is no amount', (_, value) => {
    expect(decimalText(value)).toBeUndefined()
  })

  test('behavior: it says what the number says', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-99, max: 1e99, noNaN: true }), (value) => {
        expect(Number(decimalText(value))).toBe(value)
      }),
    )
  })
})

describe('parseUnits and formatUnits', () => {
  test.each([
    ['1', 18, 10n ** 18n],
    ['1.5', 6, 1_500_000n],
    ['0.000001', 6, 1n],
    ['0.0000019', 6, 1n],
    ['.5', 1, 5n],
    ['12', 0, 12n],
    ['12.9', 0, 12n],
    ['1', 77, 10n ** 77n],
    ['1e-7', 8, 10n],
  ])('behavior: %s with %i decimals is %s units, floored', (text, decimals, expected) => {
    expect(parseUnits(text, decimals)).toBe(expected)
  })

  test.each([
    [10n ** 18n, 18, '1'],
    [1_500_000n, 6, '1.5'],
    [1n, 6, '0.000001'],
    [0n, 18, '0'],
    [100n, 0, '100'],
    [-1_500_000n, 6, '-1.5'],
    [-1n, 2, '-0.01'],
    [1n, 77, `0.${'0'.repeat(76)}1`],
  ])('behavior: %s units with %i decimals are %s', (value, decimals, expected) => {
    expect(formatUnits(value, decimals)).toBe(expected)
  })

  test.each([-1, 1.5, NaN, Infinity, 78, 1e9, '18', undefined])('behavior: %s decimals are none', (decimals) => {
    expect(isDecimals(decimals)).toBe(false)
    expect(parseUnits('1', decimals as number)).toBeUndefined()
    expect(formatUnits(1n, decimals as number)).toBeUndefined()
  })

  test.each(hostile)('behavior: %s is no amount to parse', (_, text) => {
    expect(parseUnits(text as string, 18)).toBeUndefined()
  })

  test('behavior: both are inverse for every amount and every number of decimals', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.nat(77), (value, decimals) => {
        expect(parseUnits(formatUnits(value, decimals) ?? '', decimals)).toBe(value)
      }),
      { numRuns: 2_000 },
    )
  })

  test('behavior: rounding never shows more than is held', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.nat(77), (value, decimals) => {
        const shown = parseUnits(formatBalance(formatUnits(value, decimals)), decimals) ?? 0n
        expect(shown).toBeLessThanOrEqual(value)
        expect(value - shown).toBeLessThan(10n ** BigInt(Math.max(0, decimals - 3)) + 1n)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('balance display is floored to 3 decimals; token amounts are shown with 3 decimals', () => {
  test.each([
    ['1.23999', '1.239'],
    ['1.2', '1.200'],
    ['0.0009999', '0.000'],
    ['999999999999999999999.9999', '999999999999999999999.999'],
    [1.9999, '1.999'],
    [0, '0.000'],
    [1e30, `1${'0'.repeat(30)}.000`],
  ])('behavior: %s is %s', (value, expected) => {
    expect(formatBalance(value)).toBe(expected)
    expect(formatTokenAmount(value)).toBe(expected)
  })

  test.each(hostile)("behavior: %s is '0.000', as if it were missing", (_, value) => {
    expect(formatBalance(value)).toBe('0.000')
    expect(formatTokenAmount(value)).toBe('0.000')
  })
})

describe('money display is floored to a given number of decimals (default 2)', () => {
  test.each([
    ['1.999', undefined, '1.99'],
    [0.3, undefined, '0.30'],
    [0.29, undefined, '0.29'],
    [0, undefined, '0.00'],
    ['1.999', 0, '1'],
    ['1.999', 1, '1.9'],
    ['1.9', 4, '1.9000'],
    ['1.9', 1_000_000_000, `1.9${'0'.repeat(19)}`],
    ['1.9', NaN, '1'],
    ['999999999999999', undefined, '999999999999999.00'],
  ])('behavior: %s with %s decimals is %s', (value, decimals, expected) => {
    expect(formatMoney(value, decimals)).toBe(expected)
  })

  test.each([...hostile, ['1e30', 1e30], ['1e15', 1e15], ['1e30 as a text', '1e30']] as typeof hostile)(
    "behavior: %s is '-', not '0.00'",
    (_, value) => {
      expect(formatMoney(value)).toBe('-')
    },
  )
})

describe('usablePrice: no total is built from a price that is missing, 0, negative or 1e30', () => {
  test.each([
    [1, 1],
    [1e-9, 1e-9],
    [999_999_999_999_999, 999_999_999_999_999],
    [0, undefined],
    [-1, undefined],
    [1e15, undefined],
    [1e30, undefined],
    [NaN, undefined],
    [Infinity, undefined],
    ['1', undefined],
    [undefined, undefined],
    [null, undefined],
  ])('behavior: %s gives %s', (price, expected) => {
    expect(usablePrice(price)).toBe(expected)
  })
})

describe('formatForLocale', () => {
  test.each([
    ['en-US', '1234567.899', 2, '1,234,567.89'],
    ['de-DE', '1234567.899', 2, '1.234.567,89'],
    ['hi-IN', '1234567.899', 2, '12,34,567.89'],
    ['en-US', '123456789012345678901234567890.999', 2, '123,456,789,012,345,678,901,234,567,890.99'],
    ['en-US', '1', 3, '1.000'],
    ['en-US', '1.9', 0, '1'],
  ])('behavior: in %s, %s is written with %i decimals as %s', (locale, amount, decimals, expected) => {
    expect(formatForLocale(amount, { locale, decimals })).toBe(expected)
  })

  test('behavior: what is no language gets plain digits', () => {
    expect(formatForLocale('1234.567', { locale: 'no language', decimals: 2 })).toBe('1234.56')
  })

  test.each(hostile)('behavior: %s has no form', (_, value) => {
    expect(formatForLocale(value, { locale: 'en', decimals: 2 })).toBeUndefined()
  })
})
