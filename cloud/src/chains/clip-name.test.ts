import { describe, expect, test } from 'vitest'

import { closedBook } from '../../testing/closed-book.js'
import { clipName } from './clip-name.js'
import { CoinBook } from './coin-book.js'
import { CollectionBook } from './evm/collection-book.js'

describe('clipName', () => {
  test.each([
    ['a name', 'Harbour', 'Harbour'],
    ['none', '', ''],
    ['one of 5 MB', 'x'.repeat(5_000_000), 'x'.repeat(128)],
    ['one whose last sign would be halved', `${'x'.repeat(127)}😀`, 'x'.repeat(127)],
  ])('parameters: %s', (_, name, told) => expect(clipName(name)).toBe(told))

  test('behavior: a collection with a name of 5 MB does not fill the pages of a history', async () => {
    const all = async (asked: readonly unknown[]): Promise<readonly unknown[]> => asked.map(() => 'y'.repeat(5_000_000))
    const book = new CollectionBook({ reads: { all } as never, pieces: closedBook(), spam: [] })
    const [piece] = (await book.many([{ address: '0x1', tokenId: 1n, standard: 'ERC721' }])).values()
    expect(JSON.stringify({ ...piece, tokenId: '1' }).length).toBeLessThan(1_500)
  })
  test('behavior: what a chain says of a coin is cut, and what is configured stays', () => {
    const token = { address: 'known', name: 'z'.repeat(200), symbol: 'Z' }
    const coins = new CoinBook({ network: { tokens: [token] } as never, pictureOf: () => '' })
    const said = { name: 'y'.repeat(5_000_000), symbol: 'y'.repeat(5_000_000) }
    expect(coins.factsOf('strange', said)).toMatchObject({ name: 'y'.repeat(128), symbol: 'y'.repeat(128) })
    expect(coins.factsOf('known', said)).toMatchObject({ name: token.name, symbol: 'Z' })
  })
})
