import { expect, test } from 'vitest'
import { coinTypeOf } from './coin-type.js'

test.each([
  [1, 2_147_483_649],
  [10, 2_147_483_658],
  ['137', 2_147_483_785],
  [2_147_483_647, 4_294_967_295],
])('default: chain %s has coin type %s', (chainId, coinType) => expect(coinTypeOf(chainId)).toBe(coinType))

test.each([2_147_483_648, 4_294_967_296, -1, 1.5, 'mainnet', Number.NaN])(
  "parameters: %s is rejected with 'Invalid chainId'",
  (chainId) => {
    expect(() => coinTypeOf(chainId)).toThrow('Invalid chainId')
  },
)
