import { type PolkadotLedger, startPolkadotLedger } from '@billfold/local-chains/polkadot'
import { wim } from '@billfold/local-chains/polkadot/seed'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { closedBook } from '../../../testing/closed-book.js'
import { largestAnswer } from '../read-capped.js'
import { type RestClient, createRestClient } from '../rest-client.js'
import type { Nft } from '../shapes.js'
import { readNfts } from './pieces.js'
import type { PolkadotParts } from './polkadot-parts.js'

const chainId = 'polkadot:test'
const picture = 'data:image/png;base64,AA=='

function partsOf(api: RestClient, spam: readonly string[] = []): PolkadotParts {
  return { api, network: { caipNetworkId: chainId, spam }, pieces: closedBook() } as never
}

describe('pieces of a ledger', () => {
  let chain: PolkadotLedger
  let calls: number
  beforeEach(async () => void ([chain, calls] = [await startPolkadotLedger(), 0]))
  afterEach(() => chain.stop())
  const place = (item: number, name = `Tide ${item}`): void =>
    void chain.ledger.pieces.push({ holder: wim.address, collection: 5, collectionName: 'Tides', item, metadata: { name, image: picture } })
  const told = async (): Promise<readonly Nft[]> => {
    const client = createRestClient(chain.indexUrl)
    return readNfts(
      partsOf((...question) => ((calls += 1), client(...question))),
      wim.address,
    )
  }
  const names = (count: number): readonly string[] => Array.from({ length: count }, (_, item) => `Tide ${item}`)

  test.each([0, 1, 100, 101, 250])('behavior: of %i pieces each is told', async (count) => {
    for (let item = 0; item < count; item += 1) place(item)
    expect((await told()).map(({ name }) => name)).toEqual(names(count))
    expect(calls).toBe(Math.max(1, Math.ceil(count / 100)))
  })

  test('behavior: of thousands a thousand is told', async () => {
    for (let item = 0; item < 2_500; item += 1) place(item)
    expect(await told()).toHaveLength(1_000)
  })

  test('behavior: one with a name of megabytes hides no other', async () => {
    for (let item = 0; item < 220; item += 1) place(item, item === 134 ? 'x'.repeat(largestAnswer) : undefined)
    expect((await told()).map(({ name }) => name)).toEqual(names(220).filter((name) => name !== 'Tide 134'))
  })

  test('behavior: many of those end the questions', async () => {
    for (let item = 0; item < 30; item += 1) place(item, item % 3 === 0 ? 'x'.repeat(largestAnswer / 3) : undefined)
    expect((await told()).length).toBeGreaterThan(20)
    expect(calls).toBeLessThanOrEqual(60)
  })
})

/** An index that tells these rows, and says that there are so many. */
function answered(list: unknown, { count = 2, spam = [] }: { count?: number; spam?: readonly string[] } = {}): Promise<readonly Nft[]> {
  const api: RestClient = async (_, schema, body) => {
    const { page } = body as { readonly page: number }
    return v.parse(schema, { code: 0, message: 'Success', data: { count, list: page === 0 ? list : null } })
  }
  return readNfts(partsOf(api, spam), wim.address)
}
const row = (item: unknown, more: object = {}): object => ({
  ...{ collection_id: '5', collection_name: 'Tides', item_id: item, balance: '1', token_metadata: { name: 'Low tide', image: picture } },
  ...more,
})

describe('answers of an index', () => {
  test('default: a whole row', async () => {
    expect(await answered([row('12')])).toEqual([
      {
        ...{ address: `${chainId}:5`, chainId, tokenId: '12', name: 'Low tide' },
        ...{ collection: { name: 'Tides', symbol: 'Tides' }, content: { preview: { url: picture } }, flags: { is_spam: false } },
      },
    ])
  })

  test.each<[string, object, object]>([
    ['numbers for ids', { collection_id: 5, item_id: 12 }, { address: `${chainId}:5`, tokenId: '12' }],
    ['no words at all', { token_metadata: null }, { name: 'Tides #12' }],
    ['words that are none', { token_metadata: { name: 7, image: [] } }, { name: 'Tides #12' }],
    ['words under another name', { token_metadata: undefined, metadata: { name: 'Ebb' } }, { name: 'Ebb' }],
    ['no name of the collection', { collection_name: '', symbol: 'TIDE' }, { collection: { name: 'TIDE', symbol: 'TIDE' } }],
    ['nothing of the collection', { collection_name: null }, { collection: { name: 'Collection 5', symbol: 'Collection 5' } }],
    ['a long name', { token_metadata: { name: 'x'.repeat(9_000) } }, { name: 'x'.repeat(128) }],
    ['a name that lures', { token_metadata: { name: 'Claim at moon.example.com' } }, { flags: { is_spam: true } }],
  ])('behavior: a row with %s', async (_, more, piece) => {
    expect(await answered([row('12', more)])).toMatchObject([piece])
  })

  test.each(['ipfs://bafy/1.png', 'https://spy.example/1.png', 'data:text/html,<script>', `${picture}${'A'.repeat(70_000)}`])(
    'behavior: a picture that is elsewhere or none is left out: %.30s',
    async (image) => {
      expect((await answered([row('12', { token_metadata: { name: 'Low tide', image } })])).map(({ content }) => content)).toEqual([
        undefined,
      ])
      const token_metadata = { name: 'Low tide', image, fallback_image: picture }
      expect((await answered([row('12', { token_metadata })])).map(({ content }) => content?.preview.url)).toEqual([picture])
    },
  )

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'piece'],
    ['a row without a number', row(undefined)],
    ['a number that is none', row('../../12')],
    ['a collection that is none', row('12', { collection_id: 'https://spy.example' })],
    ['a piece that is gone', row('12', { balance: '0' })],
    ['a piece that was told already', row('2')],
  ])('behavior: %s is left out alone', async (_, odd) => {
    expect((await answered([odd, row('2')])).map(({ tokenId }) => tokenId)).toEqual(['2'])
  })

  test.each([null, undefined, []])('behavior: an index without rows, %s, ends the questions', async (list) => {
    expect(await answered(list, { count: 1e9 })).toEqual([])
  })

  test('parameters: spam', async () => {
    expect((await answered([row('12')], { spam: ['5'] }))[0]?.flags).toEqual({ is_spam: true })
  })

  test('behavior: a code that is no success is a failure', async () => {
    const api: RestClient = async (_, schema) => v.parse(schema, { code: 20_008, message: 'API rate limit exceeded', data: null })
    await expect(readNfts(partsOf(api), wim.address)).rejects.toThrow('rate limit')
  })
})
