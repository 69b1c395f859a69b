import { describe, expect, test } from 'vitest'
import { selectCoins, sumOf } from './select-coins.js'

const coins = [1, 5, 2, 9].map((balance) => ({ coinObjectId: `0x${balance}`, version: '1', digest: 'd', balance: String(balance) }))

describe('selectCoins', () => {
  test.each([
    ['one that is enough', 7n, 10, ['9']],
    ['the largest first', 14n, 10, ['9', '5']],
    ['one at least', 0n, 10, ['9']],
    ['all of them', 17n, 10, ['9', '5', '2', '1']],
    ['none where there is not enough', 18n, 10, undefined],
    ['none where too many were needed', 15n, 2, undefined],
  ])('behavior: %s', (_, amount, most, expected) =>
    expect(selectCoins(coins, amount, most)?.map(({ balance }) => balance)).toEqual(expected),
  )

  test('behavior: of no coins none', () => expect([selectCoins([], 0n, 10), sumOf([])]).toEqual([undefined, 0n]))
})
