import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { pickWallets } from './pick-wallets.js'
import { readWalletQuery } from './wallet-query.js'

describe('getWallets', () => {
  test('behavior: the pages together are the list, each wallet once', () => {
    const wallets = Array.from({ length: 53 }, (_, index) => ({
      entry: { id: `w${index}`, name: `Wallet ${index}` },
      aliases: [],
      families: ['eip155'],
      endedAt: index % 10 === 3 ? 500 : undefined,
    }))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (entries) => {
        const query = readWalletQuery(new URLSearchParams({ entries: String(entries) }))
        const pages = Array.from({ length: 60 }, (_, index) => pickWallets(wallets, { ...query, page: index + 1 }, 1_000))
        expect(pages.flatMap(({ data }) => data)).toEqual(wallets.filter(({ endedAt }) => endedAt === undefined).map(({ entry }) => entry))
        expect(new Set(pages.map(({ count }) => count))).toEqual(new Set([48]))
      }),
    )
  })

  test('behavior: a wallet that is over is not offered from that day on, but told to whoever has its id', () => {
    const wallets = [{ entry: { id: 'old', name: 'Old' }, families: [], aliases: ['Ancient'], endedAt: 500 }]
    const count = (query: string, now = 500): number => pickWallets(wallets, readWalletQuery(new URLSearchParams(query)), now).count
    expect([count('', 499), count(''), count('search=old'), count('include=old'), count('include=old&search=ancient')]).toEqual([
      1, 0, 0, 1, 1,
    ])
  })

  test.each([['ancient'], ['An cient'], ['ancent']])('behavior: %j finds a wallet by another name of it', (search) => {
    const wallets = [{ entry: { id: 'old', name: 'Old' }, families: [], aliases: ['Ancient'], endedAt: undefined }]
    expect(pickWallets(wallets, readWalletQuery(new URLSearchParams({ search })), 0).count).toBe(1)
  })

  test('behavior: a wallet fits a chain that it names, or any of its families when it names none', () => {
    const wallets = [
      { entry: { id: 'named', name: 'Named', chains: ['eip155:1'] }, families: ['eip155'], aliases: [] },
      { entry: { id: 'broad', name: 'Broad' }, families: ['eip155'], aliases: [] },
    ]
    const ids = (chains: string): unknown =>
      pickWallets(wallets, readWalletQuery(new URLSearchParams({ chains })), 0).data.map(({ id }) => id)
    expect([ids('eip155:1'), ids('eip155:10'), ids('solana:x,eip155:10'), ids('solana:x')]).toEqual([
      ['named', 'broad'],
      ['broad'],
      ['broad'],
      [],
    ])
  })
})
