import { describe, expect, test } from 'vitest'

import { clipName } from './clip-name.js'
import { CollectionBook } from './evm/collection-book.js'

describe('clipName', () => {
  test.each([
    ['a name', 'Harbour', 'Harbour'],
    ['none', '', ''],
    ['one of 5 MB', 'x'.repeat(5_000_000), 'x'.repeat(256)],
    ['one whose last sign would be halved', `${'x'.repeat(255)}😀`, 'x'.repeat(255)],
  ])('parameters: %s', (_, name, told) => expect(clipName(name)).toBe(told))

  test('behavior: a collection with a name of 5 MB does not fill the pages of a history', async () => {
    const all = async (asked: readonly unknown[]): Promise<readonly unknown[]> => asked.map(() => 'y'.repeat(5_000_000))
    const book = new CollectionBook({ reads: { all } as never, spam: [] })
    const [piece] = (await book.many([{ address: '0x1', tokenId: 1n, standard: 'ERC721' }])).values()
    expect(JSON.stringify({ ...piece, tokenId: '1' }).length).toBeLessThan(1_500)
  })
})
