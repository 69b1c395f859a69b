import { type SuiLedger, startSuiLedger } from '@billfold/local-chains/sui'
import { odo, pia } from '@billfold/local-chains/sui/seed'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { closedBook } from '../../../testing/closed-book.js'
import { type JsonRpcClient, createJsonRpcClient } from '../json-rpc-client.js'
import { largestAnswer } from '../read-capped.js'
import { readNfts } from './pieces.js'
import type { SuiParts } from './sui-parts.js'

const mine = `0x${'7a'.repeat(32)}`
const type = `${mine}::tides::Tide`
const picture = 'data:image/png;base64,AA=='
const idOf = (index: number): string => `0x${index.toString(16).padStart(64, '0')}`
const names = async (client: JsonRpcClient, owner = pia.address): Promise<readonly string[]> =>
  (await readNfts(partsOf(client), owner)).map(({ name }) => name)

function partsOf(client: JsonRpcClient, spam: readonly string[] = []): SuiParts {
  return { client, network: { caipNetworkId: 'sui:test', spam }, pieces: closedBook() } as never
}

describe('objects of a ledger', () => {
  let chain: SuiLedger
  beforeEach(async () => void (chain = await startSuiLedger()))
  afterEach(() => chain.stop())
  const place = (index: number, name: string): void => chain.ledger.place(pia.address, { id: idOf(index), type, display: { name } })
  const named = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `Tide #${index}`)

  test.each([0, 50, 51, 120])('behavior: of %i objects each is told, page by page', async (count) => {
    for (const [index, name] of named(count).entries()) place(index, name)
    expect(await names(createJsonRpcClient(chain.url))).toEqual(named(count))
  })

  test('behavior: of thousands a thousand is told', async () => {
    for (const [index, name] of named(2_500).entries()) place(index, name)
    expect(await names(createJsonRpcClient(chain.url))).toEqual(named(1_000))
  })

  test('behavior: coins are left out', async () => {
    expect(await names(createJsonRpcClient(chain.url), odo.address)).toEqual([])
  })

  test('behavior: names of megabytes are clipped, and one that is larger than what is read hides no other', async () => {
    for (const [index, name] of named(60).entries())
      place(index, index === 7 ? 'x'.repeat(largestAnswer) : index % 20 === 3 ? name.padEnd(5_000_000, '!') : name)
    const told = await names(createJsonRpcClient(chain.url))
    expect(told).toHaveLength(59)
    expect(told.map((name) => name.replace(/!+$/, ''))).toEqual(named(60).filter((_, index) => index !== 7))
    expect(Math.max(...told.map(({ length }) => length))).toBe(128)
  })
})

/** A node that answers one page after the other, whatever the cursor says. */
function nodeOf(pages: readonly object[]): { readonly client: JsonRpcClient; readonly asked: unknown[] } {
  const asked: unknown[] = []
  const client: JsonRpcClient = async (_, params, schema) => {
    asked.push((params as readonly unknown[])[2])
    return v.parse(schema, pages[Math.min(asked.length, pages.length) - 1])
  }
  return { client, asked }
}

const row = (more: object = {}, display: unknown = { data: { name: 'Low tide', image_url: picture }, error: null }): object => ({
  data: { objectId: idOf(1), version: '1', digest: 'd', type, display, ...more },
})
const told = async (...rows: readonly unknown[]) =>
  readNfts(partsOf(nodeOf([{ data: rows, nextCursor: null, hasNextPage: false }]).client), pia.address)

describe('kiosks of a ledger', () => {
  let chain: SuiLedger
  beforeEach(async () => void (chain = await startSuiLedger()))
  afterEach(() => chain.stop())
  const cap = '0x2::kiosk::KioskOwnerCap'
  const own = async (index: number, fields: object, kind = cap): Promise<readonly string[]> => {
    chain.ledger.place(pia.address, { id: idOf(index), type: kind, fields: { ...fields } })
    return names(createJsonRpcClient(chain.url))
  }
  const fill = (kiosk: string, count: number, name = 'Tide'): void => {
    for (let index = 0; index < count; index += 1)
      chain.ledger.place(kiosk, {
        id: `${kiosk.slice(0, 60)}${index.toString(16).padStart(6, '0')}`,
        type,
        display: { name: `${name} #${index}` },
      })
  }
  const [kiosk, other] = [`0x${'c1'.repeat(32)}`, `0x${'c2'.repeat(32)}`]

  test.each([1, 50, 130])('behavior: %i objects in a kiosk are told', async (count) => {
    fill(kiosk, count)
    expect(await own(1, { for: kiosk })).toHaveLength(count)
  })

  test('behavior: the cap of a kiosk may lie within another object', async () => {
    fill(kiosk, 1)
    expect(await own(1, { cap: { type: cap, fields: { for: kiosk } } }, `${mine}::personal_kiosk::PersonalKioskCap`)).toEqual(['Tide #0'])
  })

  test.each<[string, object, string]>([
    ['that says so itself', { for: kiosk }, `${mine}::personal_kiosk::PersonalKioskCap`],
    [
      'with a cap of its own making',
      { cap: { type: `${mine}::kiosk::KioskOwnerCap`, fields: { for: kiosk } } },
      `${mine}::k::PersonalKioskCap`,
    ],
    ['whose kiosk is none', { for: 'https://spy.example' }, cap],
    ['that opens nothing', {}, cap],
  ])('behavior: an object %s opens no kiosk', async (_, fields, kind) => {
    fill(kiosk, 1)
    expect(await own(1, fields, kind)).toEqual([])
  })

  test('behavior: an object that is larger than what is read hides no other, in the same kiosk or in others', async () => {
    fill(kiosk, 60)
    chain.ledger.place(kiosk, { id: idOf(99), type, display: { name: 'x'.repeat(largestAnswer) } })
    fill(other, 2, 'Ebb')
    await own(1, { for: kiosk })
    expect(await own(2, { for: other })).toHaveLength(62)
  })
})

describe('answers of a node', () => {
  test('default: a whole row', async () => {
    expect(await told(row())).toEqual([
      {
        ...{ address: `sui:test:${mine}`, chainId: 'sui:test', tokenId: idOf(1), name: 'Low tide' },
        ...{ collection: { name: 'Tide', symbol: 'Tide' }, content: { preview: { url: picture } }, flags: { is_spam: false } },
      },
    ])
  })

  test.each<[string, unknown]>([
    ['nothing', null],
    ['an object that is gone', { error: { code: 'deleted', object_id: idOf(1), version: '1', digest: 'd' } }],
    ['an object without an id', row({ objectId: 7 })],
    ['an object with an id that is none', row({ objectId: 'https://spy.example' })],
    ['an object of a type that is none', row({ type: 'moon' })],
    ['a package', row({ type: 'package' })],
    ['a coin, although none was asked for', row({ type: '0x2::coin::Coin<0x2::sui::SUI>' })],
    ['an object of which nothing is shown', row({}, { data: null, error: null })],
    ['an object whose type shows it wrongly', row({}, { data: null, error: { code: 'displayError', error: 'no such field' } })],
    ['an object that is shown without name and picture', row({}, { data: { name: '', link: 'https://tides.example' }, error: null })],
    ['an object with another kind of name', row({}, { data: { name: { text: 'Low tide' } }, error: null })],
  ])('behavior: %s is left out alone', async (_, odd) => {
    expect((await told(odd, row({ objectId: idOf(2) }))).map(({ tokenId }) => tokenId)).toEqual([idOf(2)])
  })

  test.each([
    ['a picture alone', { image_url: picture }, { name: 'Collectible 0x0000…0001', content: { preview: { url: picture } } }],
    ['a picture elsewhere is not told', { name: 'Tide', image_url: 'ipfs://bafy/1.png' }, { name: 'Tide', content: undefined }],
    ['a project that has a name', { name: 'Tide', project_name: 'Tides of Harbour' }, { collection: { name: 'Tides of Harbour' } }],
    ['a name that lures people somewhere', { name: 'Visit tides.example.com' }, { flags: { is_spam: true } }],
    ['a project that does', { name: 'Tide', project_name: 'free airdrop' }, { flags: { is_spam: true } }],
  ])('behavior: %s', async (_, data, facts) => {
    const [piece] = await told(row({}, { data, error: null }))
    expect({ ...piece, content: piece?.content }).toMatchObject(facts)
  })

  test.each([type, mine])('parameters: spam: %s', async (spam) => {
    const { client } = nodeOf([{ data: [row()], nextCursor: null, hasNextPage: false }])
    expect((await readNfts(partsOf(client, [spam]), pia.address))[0]?.flags).toEqual({ is_spam: true })
  })

  test.each<[string, readonly object[], readonly unknown[]]>([
    ['a cursor that leads back', [{ data: [row()], nextCursor: 'a', hasNextPage: true }], [null, 'a']],
    ['cursors in a circle', ['a', 'b', 'a'].map((nextCursor) => ({ data: [row()], nextCursor, hasNextPage: true })), [null, 'a', 'b']],
    ['no cursor', [{ data: [row()], hasNextPage: true }], [null]],
  ])('behavior: %s ends the list, and an object twice is one', async (_, pages, cursors) => {
    const { client, asked } = nodeOf(pages)
    expect(await names(client)).toEqual(['Low tide'])
    expect(asked).toEqual(cursors)
  })
})
