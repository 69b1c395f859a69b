import { type StacksLedger, startStacksLedger } from '@billfold/local-chains/stacks'
import { rosa, stig, tove } from '@billfold/local-chains/stacks/seed'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { closedBook } from '../../../testing/closed-book.js'
import { AnswerTooLarge } from '../read-capped.js'
import { type RestClient, createRestClient } from '../rest-client.js'
import type { Nft } from '../shapes.js'
import { readNfts } from './pieces.js'
import type { StacksParts } from './stacks-parts.js'

const contract = `${stig.address}.tides`
const picture = 'data:image/png;base64,AA=='

/** Clarity values in hex, as SIP-005 writes them. */
const [none, some, ok, failed] = ['09', '0a', '07', '08']
const uint = (value: number): string => `01${value.toString(16).padStart(32, '0')}`
const hexOf = (text: string): string => Buffer.from(text).toString('hex')
const sized = (hex: string): string => `${(hex.length / 2).toString(16).padStart(8, '0')}${hex}`
const ascii = (text: string): string => `0d${sized(hexOf(text))}`
const buffer = (text: string): string => `02${sized(hexOf(text))}`
const nameTuple = `0c0000000204${hexOf('name')}${buffer('tove')}09${hexOf('namespace')}${buffer('btc')}`

function partsOf(api: RestClient, spam: readonly string[] = []): StacksParts {
  return { api, network: { caipNetworkId: 'stacks:1', spam }, pieces: closedBook(), sources: new Map() } as never
}

describe('pieces of a ledger', () => {
  let chain: StacksLedger
  let asked: string[]
  beforeEach(async () => void ([chain, asked] = [await startStacksLedger(), []]))
  afterEach(() => chain.stop())
  const parts = (spam?: readonly string[]): StacksParts => {
    const client = createRestClient(chain.url)
    const api: RestClient = (path, schema, body) => {
      if (body !== undefined) asked.push(path)
      return client(path, schema, body)
    }
    return partsOf(api, spam)
  }
  const place = (value: string, more: { readonly contract?: string; readonly asset?: string; readonly uri?: string } = {}): void =>
    void chain.ledger.pieces.push({ holder: tove.address, contract, asset: 'tide', value: `0x${value}`, ...more })
  const names = async (given = parts()): Promise<readonly string[]> => (await readNfts(given, tove.address)).map(({ name }) => name)
  const describedAs = (name: string): string => `data:application/json,${JSON.stringify({ name, image: picture })}`

  test.each([0, 200, 201, 450])('behavior: of %i pieces each is told', async (count) => {
    for (let id = 0; id < count; id += 1) place(uint(id))
    expect(await names()).toEqual(Array.from({ length: count }, (_, id) => `tide #${id}`))
  })

  test('behavior: of thousands a thousand is told', async () => {
    for (let id = 0; id < 2_500; id += 1) place(uint(id))
    expect(await names()).toHaveLength(1_000)
  })

  test('behavior: a contract that describes its pieces elsewhere is asked for one of them, and no piece is asked for twice', async () => {
    const elsewhere = `${stig.address}.ebbs`
    for (const id of [1, 2, 3]) place(uint(id), { contract: elsewhere, uri: `ipfs://bafy/${id}.json` })
    for (const id of [1, 2, 3]) place(uint(id), { uri: describedAs(`Low tide ${id}`) })
    const given = parts()
    for (const _ of ['first', 'second'])
      expect(await names(given)).toEqual(['tide #1', 'tide #2', 'tide #3', 'Low tide 1', 'Low tide 2', 'Low tide 3'])
    expect(asked.filter((path) => path.includes('/ebbs/'))).toHaveLength(1)
    expect(asked.filter((path) => path.includes('/tides/'))).toHaveLength(3)
  })

  test('behavior: a thousand contracts cost a few questions, and hide no piece', async () => {
    for (let id = 0; id < 300; id += 1) place(uint(1), { contract: `${stig.address}.tide-${id}`, uri: 'ipfs://bafy/1.json' })
    expect(await names()).toHaveLength(300)
    expect(asked).toHaveLength(20)
  })

  test('behavior: a name of old is in its number', async () => {
    place(nameTuple, { contract: 'ST000000000000000000002AMW42H.bns', asset: 'names' })
    expect(await readNfts(parts(), tove.address)).toMatchObject([{ name: 'tove.btc', tokenId: 'tove.btc', collection: { name: 'names' } }])
  })

  test('behavior: what only looks like a name of old is none', async () => {
    place(nameTuple)
    expect(await names()).toEqual([expect.stringMatching(/^tide 0x\w{4}…\w{4}$/)])
  })

  test.each([contract, `${contract}::tide`])('parameters: spam: %s', async (spam) => {
    place(uint(1))
    expect((await readNfts(parts([spam]), tove.address))[0]?.flags).toEqual({ is_spam: true })
  })
})

/** An API that tells these holdings, and lets a contract answer what it is given. */
function told(results: readonly unknown[], answer: object = { okay: false }): Promise<readonly Nft[]> {
  const api: RestClient = async (path, schema) =>
    v.parse(schema, path.startsWith('extended/') ? { limit: 200, offset: 0, total: results.length, results } : answer)
  return readNfts(partsOf(api), rosa.address)
}
const row = (id: number, more: object = {}): object => ({
  ...{ asset_identifier: `${contract}::tide`, value: { hex: `0x${uint(id)}`, repr: `u${id}` }, block_height: 1, tx_id: '0x00' },
  ...more,
})

describe('answers of an API', () => {
  test('default: a whole row', async () => {
    const uri = `data:application/json,${JSON.stringify({ name: 'Low tide', image: picture })}`
    expect(await told([row(12)], { okay: true, result: `0x${ok}${some}${ascii(uri)}` })).toEqual([
      {
        ...{ address: `stacks:1:${contract}`, chainId: 'stacks:1', tokenId: '12', name: 'Low tide' },
        ...{ collection: { name: 'tide', symbol: 'tide' }, content: { preview: { url: picture } }, flags: { is_spam: false } },
      },
    ])
  })

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a row without an asset', row(1, { asset_identifier: 7 })],
    ['an asset without a contract', row(1, { asset_identifier: 'tide' })],
    ['an asset of a contract that is none', row(1, { asset_identifier: 'https://spy.example::tide' })],
    ['a row without a number', row(1, { value: undefined })],
    ['a number that is none', row(1, { value: { hex: 'u1', repr: 'u1' } })],
    ['a piece that was told already', row(2)],
  ])('behavior: %s is left out alone', async (_, odd) => {
    expect((await told([odd, row(2)])).map(({ tokenId }) => tokenId)).toEqual(['2'])
  })

  test('behavior: pieces that make an answer too large are left out, and hide no other', async () => {
    const rows = Array.from({ length: 160 }, (_, id) => row(id))
    const isLarge = (id: number): boolean => id % 60 === 30
    const api: RestClient = async (path, schema) => {
      if (path.startsWith('v2/')) return v.parse(schema, { okay: false })
      const asked = new URL(path, 'http://node').searchParams
      const offset = Number(asked.get('offset'))
      const page = rows.slice(offset, offset + Number(asked.get('limit')))
      if (page.some((_, index) => isLarge(offset + index))) throw new AnswerTooLarge('too large')
      return v.parse(schema, { limit: page.length, offset, total: rows.length, results: page })
    }
    expect((await readNfts(partsOf(api), rosa.address)).map(({ tokenId }) => Number(tokenId))).toEqual(
      rows.flatMap((_, id) => (isLarge(id) ? [] : [id])),
    )
  })

  test('behavior: a contract with an answer that is too large leaves its piece with the name of its asset, and hides no other', async () => {
    const ebb = row(2, { asset_identifier: `${stig.address}.ebbs::ebb` })
    const written = { okay: true, result: `0x${ok}${some}${ascii('data:application/json,{"name":"Ebb"}')}` }
    const api: RestClient = async (path, schema) => {
      if (path.includes('/tides/')) throw new AnswerTooLarge('too large')
      return v.parse(schema, path.startsWith('extended/') ? { limit: 200, offset: 0, total: 2, results: [row(1), ebb] } : written)
    }
    expect((await readNfts(partsOf(api), rosa.address)).map(({ name }) => name)).toEqual(['tide #1', 'Ebb'])
  })

  test('behavior: the same number in two assets of a contract is two pieces', async () => {
    const pieces = await told([row(1), row(1, { asset_identifier: `${contract}::ebb` })])
    expect(pieces.map(({ name, tokenId }) => [name, tokenId])).toEqual([
      ['tide #1', '1'],
      ['ebb #1', 'ebb 1'],
    ])
  })

  test.each<[string, object]>([
    ['says no', { okay: false, cause: 'Unchecked(UndefinedFunction)' }],
    ['knows no such piece', { okay: true, result: `0x${ok}${none}` }],
    ['fails', { okay: true, result: `0x${failed}${uint(1)}` }],
    ['answers with another type', { okay: true, result: `0x${ok}${uint(1)}` }],
    ['answers with a text that is cut off', { okay: true, result: `0x${ok}${some}${ascii('data:')}`.slice(0, -2) }],
    ['answers without an answer', {}],
    ['answers with no hex', { okay: true, result: 'moon' }],
  ])('behavior: a contract that %s leaves its piece with the name of its asset', async (_, answer) => {
    expect((await told([row(12)], answer)).map(({ name, content }) => [name, content])).toEqual([['tide #12', undefined]])
  })
})
