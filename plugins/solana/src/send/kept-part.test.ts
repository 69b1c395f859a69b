import { describe, expect, test } from 'vitest'
import { keptOf } from './kept-part.js'

const rate = (transferFeeBasisPoints: unknown, maximumFee: unknown) => ({ epoch: 1, maximumFee, transferFeeBasisPoints })
const mint = (newer: object, older: object = newer) => ({
  data: {
    parsed: {
      info: {
        extensions: [
          { extension: 'metadataPointer' },
          { extension: 'transferFeeConfig', state: { newerTransferFee: newer, olderTransferFee: older } },
        ],
      },
    },
  },
})

describe('keptOf', () => {
  test.each<[what: string, mint: unknown, kept: bigint]>([
    ['one in a hundred', mint(rate(100, 5_000)), 1_000n],
    ['never more than its limit', mint(rate(1_000, 5_000)), 5_000n],
    ['the higher of two rates', mint(rate(10, 9_000), rate(50, 9_000)), 500n],
    ['no rate at all', mint(rate(0, 5_000)), 0n],
    ['a limit in digits', mint(rate(1_000, '700')), 700n],
    ['a rate that is none', mint(rate('100', 5_000)), 0n],
    ['a mint without extensions', { data: { parsed: { info: { decimals: 6 } } } }, 0n],
    ['no mint', null, 0n],
  ])('parameters: %s', (_, given, kept) => expect(keptOf(given as never, 100_000n)).toBe(kept))

  test('behavior: a part of a unit is a whole one, as the program rounds', () => {
    expect(keptOf(mint(rate(1, 5_000)) as never, 3n)).toBe(1n)
  })
})
