import { describe, expect, test } from 'vitest'
import { readTransactions } from './read-transactions.js'

const network = 'eip155:1'
const coin = (numeric: unknown, name: unknown = 'Ether', symbol: unknown = 'ETH', direction = 'out'): object => ({
  direction,
  quantity: { numeric },
  fungible_info: { name, symbol, icon: { url: 'data:image/png;base64,AA==' } },
})
const piece = (name: unknown, isSpam: boolean): object => ({
  direction: 'in',
  quantity: { numeric: '1' },
  nft_info: { name, content: { preview: { url: 'https://pictures.example/1' } }, flags: { is_spam: isSpam } },
})
const metadata = {
  minedAt: '2026-03-05T10:00:00.000Z',
  chain: network,
  operationType: 'send',
  status: 'confirmed',
  sentFrom: '0xa',
  sentTo: '0xb',
  hash: '0xhash',
}
const row = (changes: object = {}, transfers: unknown = [coin('1.5')]): object => ({
  id: 'one',
  metadata: { ...metadata, ...changes },
  transfers,
})

describe('what a service tells of a transaction', () => {
  test('default: id, metadata, and transfers with their coin', () => {
    expect(readTransactions([row()], network)).toEqual([
      {
        id: 'one',
        hash: '0xhash',
        chain: network,
        operationType: 'send',
        status: 'confirmed',
        minedAt: Date.UTC(2026, 2, 5, 10),
        sentFrom: '0xa',
        sentTo: '0xb',
        transfers: [
          {
            ...{ direction: 'out', amount: '1.5', name: 'Ether', symbol: 'ETH' },
            ...{ iconUrl: 'data:image/png;base64,AA==', isSpam: false },
          },
        ],
        isSuspicious: false,
      },
    ])
  })

  test('behavior: a collectible has a name and a picture, and no symbol', () => {
    expect(readTransactions([row({}, [piece('Low tide', false)])], network)[0]?.transfers).toEqual([
      { direction: 'in', amount: '1', name: 'Low tide', symbol: undefined, iconUrl: 'https://pictures.example/1', isSpam: false },
    ])
  })

  test.each([
    ['nothing', undefined],
    ['a text', 'row'],
    ['one without an id', { ...row(), id: undefined }],
    ['an id with a line in it', { ...row(), id: 'one\ntwo' }],
    ['an id without an end', { ...row(), id: 'x'.repeat(5_000) }],
    ['a time that is none', row({ minedAt: 'yesterday' })],
    ['another chain', row({ chain: 'eip155:10' })],
    ['no chain', row({ chain: undefined })],
  ])('behavior: %s is left out alone', (_, bad) => {
    expect(readTransactions([bad, { ...row(), id: 'other' }], network).map(({ id }) => id)).toEqual(['other'])
  })

  test('behavior: only transactions on the active chain are kept, and each once', () => {
    expect(readTransactions([row(), row(), { ...row({ chain: 'eip155:8453' }), id: 'two' }], network).map(({ id }) => id)).toEqual(['one'])
  })

  test.each([
    ['all transfers are spam', [piece('Ticket', true), piece('Other', true)], 0],
    ['a name lures people somewhere, whatever the flag says', [piece('Claim at free.example.com', false)], 0],
    ['a coin does', [coin('5', 'visit gift.xyz', 'GIFT', 'in')], 0],
    ['one of several is spam', [piece('Ticket', true), coin('1')], 1],
    ['nothing moved', [], 1],
    ['transfers are no list', 'all', 1],
  ])('behavior: transactions whose transfers are all spam are dropped: %s', (_, transfers, count) => {
    expect(readTransactions([row({}, transfers)], network)).toHaveLength(count)
  })

  test('behavior: nothing of a token is bait, of the network itself it is not', () => {
    const suspicious = (transfers: unknown): unknown =>
      readTransactions([row({ operationType: 'receive' }, transfers)], network)[0]?.isSuspicious
    expect(suspicious([coin('0', 'USD Coin', 'USDC', 'in')])).toBe(true)
    expect(suspicious([coin('0.00', 'USD Coin', 'USDC', 'in'), piece('Claim $5', true)])).toBe(true)
    expect(suspicious([coin('0.01', 'USD Coin', 'USDC', 'in')])).toBe(false)
    expect(suspicious([])).toBe(false)
  })

  test.each([
    ['a type of the field', 'trade', 'trade'],
    ['another word for it', 'bought', 'buy'],
    ['a type that nobody knows', 'transmogrify', 'execute'],
    ['a name of every object', 'constructor', 'execute'],
    ['no text', 7, 'execute'],
  ])('parameters: %s', (_, operationType, expected) => {
    expect(readTransactions([row({ operationType })], network)[0]?.operationType).toBe(expected)
  })

  test('behavior: a name of 5 MB is cut, and quickly forgotten', () => {
    const [found] = readTransactions([row({}, [piece('x'.repeat(5_000_000), false)])], network)
    expect(found?.transfers[0]?.name.length).toBeLessThanOrEqual(41)
  })

  test.each([
    ['an amount that is none', coin('many'), undefined],
    ['a negative one', coin('-3'), undefined],
  ])('behavior: %s is not known', (_, transfer, amount) => {
    expect(readTransactions([row({}, [transfer])], network)[0]?.transfers[0]?.amount).toBe(amount)
  })
})
