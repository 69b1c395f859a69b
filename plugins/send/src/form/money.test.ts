import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unitsFor, worthOf } from './money.js'

describe('worthOf', () => {
  test.each<[units: bigint, decimals: number, price: number | undefined, worth: string | undefined]>([
    [5n * 10n ** 17n, 18, 2_000, '1000'],
    [1n, 24, 1, '0'],
    [1_500_000n, 6, 0.9999, '1.49985'],
    [10n ** 18n, 18, 1e-7, '0.0000001'],
    [1n, 0, undefined, undefined],
    [1n, 0, 0, undefined],
  ])('behavior: %s units with %i decimals at %s are %s', (units, decimals, price, worth) =>
    expect(worthOf(units, decimals, price)).toBe(worth),
  )
})

describe('unitsFor', () => {
  test.each<[sum: string, decimals: number, price: number | undefined, units: bigint | undefined]>([
    ['1000', 18, 2_000, 5n * 10n ** 17n],
    ['0.1', 6, 1, 100_000n],
    ['10', 6, 3, 3_333_333n],
    ['1e', 6, 1, undefined],
    ['1', 6, undefined, undefined],
  ])('behavior: $%s with %i decimals at %s are %s units', (sum, decimals, price, units) =>
    expect(unitsFor(sum, decimals, price)).toBe(units),
  )

  test('behavior: never more than the money buys', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(24), fc.double({ min: 1e-6, max: 1e6, noNaN: true }), (cents, decimals, price) => {
        const sum = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
        expect(Number(worthOf(unitsFor(sum, decimals, price) ?? 0n, decimals, price))).toBeLessThanOrEqual(Number(sum))
      }),
    )
  })
})
