import * as v from 'valibot'
import { expect, test } from 'vitest'

import { walkHistory } from '../../../testing/walk-history.js'
import type { NetworkConfig } from '../../config/config.js'
import { closedBook } from '../../../testing/closed-book.js'
import { CoinBook } from '../coin-book.js'
import { readHistory } from './history.js'
import type { PolkadotParts } from './polkadot-parts.js'

const own = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
/** The same account as Polkadot writes it. */
const ownOnPolkadot = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const other = '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty'
const network: NetworkConfig = {
  caipNetworkId: 'polkadot:test',
  ...{ name: 'Polkadot', rpcUrl: 'http://127.0.0.1:1', tokens: [], spam: [], firstBlock: 0 },
  nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
}

interface Planted {
  readonly block: number
  readonly hash: string
  readonly from?: string
  readonly to?: string
  readonly isFailed?: boolean
  /** The words of the index for another amount than a coin and a half. */
  readonly said?: object
}

function parts(planted: readonly Planted[]): PolkadotParts {
  return {
    ...{ network, coins: new CoinBook({ network, pictureOf: () => '' }), pieces: closedBook() },
    api: async (_, schema, body) => {
      const { row, page, block_range: range } = body as { readonly row: number; readonly page: number; readonly block_range?: string }
      const last = Number(range?.split('-')[1] ?? Infinity)
      const found = planted.filter(({ block }) => block <= last)
      const transfers = found.slice(page * row, (page + 1) * row).map(({ block, hash, from = own, to = other, isFailed, said }) => ({
        ...{ from, to, hash, success: isFailed !== true, block_num: block, block_timestamp: 1_000, nonce: 3 },
        ...{ amount_v2: '15000000000', asset_symbol: 'DOT' },
        ...said,
      }))
      return v.parse(schema, { code: 0, message: 'Success', data: { count: found.length, transfers } })
    },
  }
}

const ask = (planted: readonly Planted[], cursor?: string) =>
  readHistory(parts(planted), { address: own, cursor, charge: async () => undefined })

test.each([
  ['a block each', 80, 1],
  ['several in a block', 90, 7],
  ['more in a block than an index tells at once', 260, 130],
])('behavior: %s: each is told once, the newest first', async (_, count, perBlock) => {
  const planted = Array.from({ length: count }, (__, index) => ({ block: 500 - Math.floor(index / perBlock), hash: `0x${index}` }))
  const told = await walkHistory((cursor) => ask(planted, cursor))
  expect(told.map(({ id }) => id)).toEqual(planted.map(({ hash }) => hash))
})

test('behavior: the transfers of one transaction are one entry', async () => {
  const { data } = await ask([
    { block: 7, hash: '0xbatch' },
    { block: 7, hash: '0xbatch', from: other, to: own },
  ])
  expect(data).toMatchObject([
    {
      id: '0xbatch',
      metadata: { operationType: 'trade' },
      transfers: [{ direction: 'out', quantity: { numeric: '1.5' } }, { direction: 'in' }],
    },
  ])
})

test('behavior: an account is the same in the form of any network', async () => {
  const { data } = await ask([{ block: 7, hash: '0x1', from: ownOnPolkadot }])
  expect(data).toMatchObject([{ metadata: { operationType: 'send' }, transfers: [{ direction: 'out' }] }])
})

test('behavior: what failed moved nothing', async () => {
  const { data } = await ask([{ block: 7, hash: '0x1', isFailed: true }])
  expect(data).toMatchObject([{ metadata: { status: 'failed', operationType: 'execute' }, transfers: [] }])
})

test('behavior: a cursor of nobody is refused', async () => {
  await expect(ask([], 'x')).rejects.toThrow('This cursor comes from nowhere.')
})

test('behavior: a token that takes the name of the coin is not the coin', async () => {
  const said = { amount: '1000000', amount_v2: '1000000', asset_symbol: 'DOT', asset_unique_id: 'standard_assets/666' }
  const { data } = await ask([{ block: 7, hash: '0x1', from: other, to: own, said }])
  expect(data[0]?.transfers).toMatchObject([{ fungible_info: { symbol: 'DOT' }, quantity: { numeric: '1000000' } }])
})

test.each([
  ['as the index writes its amount', '20.5', [{ fungible_info: { symbol: 'USDt' }, direction: 'out', quantity: { numeric: '20.5' } }]],
  ['not, where nobody tells its decimals', '20', []],
])('behavior: a token that is not configured is told %s', async (_, amount, transfers) => {
  const said = { amount, amount_v2: '20500000', asset_symbol: 'USDt', asset_unique_id: 'standard_assets/1984' }
  const { data } = await ask([{ block: 7, hash: '0x1', said }])
  expect(data).toMatchObject([{ transfers }])
})
