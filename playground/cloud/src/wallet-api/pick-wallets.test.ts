import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { pickWallets } from './pick-wallets.js'
import { readWalletQuery } from './wallet-query.js'

describe('getWallets', () => {
  test('behavior: the pages together are the list, each wallet once', () => {
    const wallets = Array.from({ length: 53 }, (_, index) => ({
      entry: { id: `w${index}`, name: `Wallet ${index}` },
      aliases: [],
      isRetired: index % 10 === 3,
    }))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (entries) => {
        const query = readWalletQuery(new URLSearchParams({ entries: String(entries) }))
        const pages = Array.from({ length: 60 }, (_, index) => pickWallets(wallets, { ...query, page: index + 1 }))
        expect(pages.flatMap(({ data }) => data)).toEqual(wallets.filter(({ isRetired }) => !isRetired).map(({ entry }) => entry))
        expect(new Set(pages.map(({ count }) => count))).toEqual(new Set([48]))
      }),
    )
  })

  test('behavior: a wallet that is over is not offered, but told to whoever has its id', () => {
    const wallets = [{ entry: { id: 'old', name: 'Old' }, aliases: ['Ancient'], isRetired: true }]
    const count = (query: string): number => pickWallets(wallets, readWalletQuery(new URLSearchParams(query))).count
    expect([count(''), count('search=old'), count('include=old'), count('include=old&search=ancient')]).toEqual([0, 0, 1, 1])
  })
})
