import type { ChainNamespace } from '@billfold/kernel'
import { fakeNetwork } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { nftsOfHistory, readNfts } from './read-nfts.js'

const network = fakeNetwork('eip155').caipNetworkId
const picture = 'data:image/png;base64,AA=='
const piece = {
  address: `${network}:0x1`,
  chainId: network,
  tokenId: '7',
  name: 'Low tide',
  collection: { name: 'Postcards', symbol: 'POST' },
  content: { preview: { url: picture } },
  flags: { is_spam: false },
}

describe('the pieces that a service tells of', () => {
  test('default: a whole row', () => {
    expect(readNfts([piece], network)).toEqual([
      {
        key: `${network}:0x1 7`,
        name: 'Low tide',
        collection: 'Postcards',
        contract: `${network}:0x1`,
        tokenId: '7',
        imageUrl: picture,
        isSpam: false,
      },
    ])
  })

  test.each<[ChainNamespace, contract: string, tokenId: string]>([
    ['sui', `0x${'4a'.repeat(32)}`, `0x${'1f'.repeat(32)}`],
    ['bip122', `${'ab'.repeat(32)}i0`, `${'ab'.repeat(32)}i0`],
    ['polkadot', '12', '1'],
    ['stacks', 'ST1R1DK09KR030JDQETCS45X91DES0C5SNCGSRJ6M.lanterns', '12'],
  ])('behavior: a piece of %s, by what its contract is called there', (namespace, plain, tokenId) => {
    const { caipNetworkId: chainId } = fakeNetwork(namespace)
    const contract = `${chainId}:${plain}`
    const row = { ...piece, ...{ address: contract, chainId, tokenId } }
    expect(readNfts([row], chainId)).toMatchObject([{ key: `${contract} ${tokenId}`, contract, tokenId }])
  })

  test.each([
    ['nothing', undefined],
    ['a text', 'piece'],
    ['a piece of another network', { ...piece, chainId: 'eip155:99' }],
    ['a piece without a number', { ...piece, tokenId: 7 }],
    ['a contract that is none', { ...piece, address: 'https://spy.example' }],
  ])('behavior: %s is left out alone', (_, row) => expect(readNfts([row, piece], network)).toHaveLength(1))

  test.each([
    ['a page for a picture', { content: { preview: { url: 'data:text/html,<script>' } } }, { imageUrl: undefined }],
    ['a script for a picture', { content: { preview: { url: 'javascript:alert(1)' } } }, { imageUrl: undefined }],
    ['a name that is none', { name: 7 }, { name: '#7' }],
    ['no flag at all: nobody says that it is honest', { flags: undefined }, { isSpam: true }],
    ['a name that lures people somewhere, whatever the flag says', { name: 'Claim at free.example.com' }, { isSpam: true }],
    ['a collection that does', { collection: { name: 'visit gift.xyz' } }, { isSpam: true }],
  ])('behavior: %s', (_, change, found) => expect(readNfts([{ ...piece, ...change }], network)[0]).toMatchObject(found))

  test('behavior: the same piece twice is one', () => expect(readNfts([piece, piece], network)).toHaveLength(1))
})

describe('the pieces that a history tells of', () => {
  const moved = (direction: 'in' | 'out' | 'self', numeric?: unknown, name = 'Ferry ticket') => ({
    transfers: [{ direction, quantity: { numeric }, nft_info: { name, content: piece.content, flags: { is_spam: false } } }],
  })
  const left = (...transactions: readonly unknown[]): readonly string[] => nftsOfHistory(transactions).map(({ name }) => name)

  test.each([
    ['what came', [moved('in', '1')], ['Ferry ticket']],
    ['what came and went', [moved('out', '1'), moved('in', '1')], []],
    ['what went and came back', [moved('in', '1'), moved('out', '1'), moved('in', '1')], ['Ferry ticket']],
    ['what was moved to oneself', [moved('self', '1')], []],
    ['of which some went', [moved('out', '1'), moved('in', '3')], ['Ferry ticket']],
    ['of which all went, one by one', [moved('out', '2'), moved('out', '1'), moved('in', '3')], []],
    [
      'of which nobody says how many',
      [moved('in', undefined), moved('in', 'many', 'Buoy'), moved('in', '-3', 'Rope')],
      ['Ferry ticket', 'Buoy', 'Rope'],
    ],
    ['what is money', [{ transfers: [{ direction: 'in', quantity: { numeric: '1' }, fungible_info: { name: 'Ether' } }] }], []],
    ['what is no history', [undefined, 7, {}, { transfers: 'all' }], []],
  ])('behavior: %s', (_, transactions, names) => expect(left(...transactions)).toEqual(names))
})
