/** The pieces of each family, where their chain knows an address of them and nothing more. */
import { solanaMetaplexPiece } from '@billfold/local-chains/solana/seed'
import * as v from 'valibot'
import { describe, expect, onTestFinished, test } from 'vitest'

import { type PieceHost, description, openPieceHost } from '../../testing/piece-host.js'
import { PieceBook } from '../collectibles/piece-book.js'
import { CollectionBook, type PieceId } from './evm/collection-book.js'
import { readNfts as readPolkadot } from './polkadot/pieces.js'
import type { Nft } from './shapes.js'
import { piecesAmong } from './solana/pieces.js'
import { readNfts as readStacks } from './stacks/pieces.js'
import { readNfts as readSui } from './sui/pieces.js'

const folder = `bafybei${'a'.repeat(52)}`
const image = `ipfs://${folder}/low tide.png`
const told = `https://cloud.example/v1/collectibles/picture?url=${encodeURIComponent(`ipfs://${folder}/low%20tide.png`)}`
const content = { preview: { url: told } }

async function opened(): Promise<{ readonly host: PieceHost; readonly pieces: PieceBook }> {
  const host = await openPieceHost({ '*': description({ name: 'Low tide', image }) })
  const pieces = new PieceBook({ places: { ipfs: `${host.url}/ipfs/`, hosts: [] }, baseUrl: () => 'https://cloud.example' })
  onTestFinished(() => pieces.stop())
  return { host, pieces }
}

const paths = ({ asked }: PieceHost): readonly string[] => asked.map(({ path }) => path.replace(`/ipfs/${folder}/`, ''))

describe('pieces that are described elsewhere', () => {
  test.each<[PieceId['standard'], string, string]>([
    ['ERC721', '{id}', '%7Bid%7D'],
    ['ERC1155', '{id}.json', `${'0'.repeat(61)}1ff.json`],
  ])(
    'parameters: EVM, of %s: the number of a piece stands in for {id} as 64 digits where the standard says so',
    async (standard, uri, path) => {
      const { host, pieces } = await opened()
      const reads = { all: async () => ['Tides', 'TIDE', `ipfs://${folder}/${uri}`] } as never
      const found = await new CollectionBook({ reads, pieces, spam: [] }).many([{ address: '0x1', tokenId: 511n, standard }])
      expect([...found.values()]).toMatchObject([{ name: 'Low tide', collection: { name: 'Tides' }, content }])
      expect(paths(host)).toEqual([path])
    },
  )

  test('parameters: Stacks: the number of a piece stands in for {id}', async () => {
    const { host, pieces } = await opened()
    const rows = [11, 12].map((id) => ({
      asset_identifier: `${owner}.tides::tide`,
      value: { hex: `0x01${id.toString(16).padStart(32, '0')}` },
    }))
    const uri = Buffer.from(`ipfs://${folder}/{id}.json`)
    const result = `0x070a0d${uri.length.toString(16).padStart(8, '0')}${uri.toString('hex')}`
    const api = async (path: string, schema: v.GenericSchema): Promise<unknown> =>
      v.parse(schema, path.includes('call-read') ? { result } : { total: rows.length, results: rows })
    const parts = { api, pieces, sources: new Map(), network: { caipNetworkId: 'stacks:1', spam: [] } } as never
    expect(await readStacks(parts, owner)).toMatchObject([11, 12].map((id) => ({ tokenId: String(id), name: 'Low tide', content })))
    expect(paths(host)).toEqual(['11.json', '12.json'])
  })

  test('parameters: Solana: the name is that of the chain, the picture of the description', async () => {
    const { host, pieces } = await opened()
    const state = { name: 'Ebb', symbol: 'TIDE', uri: `ipfs://${folder}/1.json` }
    const info = { decimals: 0, supply: '1', extensions: [{ extension: 'tokenMetadata', state }] }
    const client = async (_: string, __: unknown, schema: v.GenericSchema): Promise<unknown> =>
      v.parse(schema, { value: [{ data: { parsed: { type: 'mint', info } } }] })
    const parts = { client, pieces, network: { spam: [] } } as never
    const { mint } = solanaMetaplexPiece
    const found = await piecesAmong(parts, [{ mint, amount: 1n, decimals: 0 }])
    expect([...found.values()]).toMatchObject([{ name: 'Ebb', content }])
    expect(paths(host)).toEqual(['1.json'])
  })

  test('parameters: Sui and Polkadot, whose chain or index has the name: the picture alone, and nobody is asked for it', async () => {
    const { host, pieces } = await opened()
    const object = { objectId: '0x1', type: '0x2a::tides::Tide', display: { data: { name: 'Ebb', image_url: image } } }
    const client = async (_: string, __: unknown, schema: v.GenericSchema): Promise<unknown> =>
      v.parse(schema, { data: [{ data: object }], hasNextPage: false, nextCursor: null })
    const row = { collection_id: '5', item_id: '1', metadata: { name: 'Ebb', image: 'https://spy.example/1.png', fallback_image: image } }
    const api = async (_: string, schema: v.GenericSchema): Promise<unknown> =>
      v.parse(schema, { code: 0, message: '', data: { count: 1, list: [row] } })
    const network = { caipNetworkId: 'x:1', spam: [] }
    const all: readonly Nft[] = [
      ...(await readSui({ client, pieces, network } as never, '0x1')),
      ...(await readPolkadot({ api, pieces, network } as never, 'x')),
    ]
    expect(all).toMatchObject([
      { name: 'Ebb', content },
      { name: 'Ebb', content },
    ])
    expect(host.asked).toEqual([])
  })
})

const owner = 'ST3NAZHHY4S1K9HNHZG6S9RBJ6VM36VYRE48Y8075'
