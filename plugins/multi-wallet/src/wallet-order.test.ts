import { describe, expect, test } from 'vitest'
import { inOrder, moved } from './wallet-order.js'

describe('inOrder', () => {
  const order = (chosen: string): string => inOrder([...'abcd'], [...chosen], (id) => id).join('')

  test.each([
    ['', 'abcd'],
    ['dcba', 'dcba'],
    ['c', 'cabd'],
    ['xd', 'dabc'],
  ])('behavior: chosen %j: %s', (chosen, expected) => expect(order(chosen)).toBe(expected))
})

describe('moved', () => {
  test.each([
    ['a', 1, 'bac'],
    ['c', -1, 'acb'],
    ['b', 1, 'acb'],
    ['a', -1, undefined],
    ['c', 1, undefined],
    ['x', 1, undefined],
  ] as const)('behavior: %s by %i: %s', (id, by, expected) => expect(moved([...'abc'], id, by)?.join('')).toBe(expected))
})
