import * as v from 'valibot'
import { expect, test } from 'vitest'

import { walkHistory } from '../../../testing/walk-history.js'
import type { NetworkConfig } from '../../config/config.js'
import { CoinBook } from '../coin-book.js'
import type { CosmosParts } from './cosmos-parts.js'
import { readHistory } from './history.js'

const [own, other, collector] = ['cosmos1own', 'cosmos1other', 'cosmos1fees']
const network: NetworkConfig = {
  caipNetworkId: 'cosmos:test',
  ...{ name: 'Hub', rpcUrl: 'http://127.0.0.1:1', spam: [], firstBlock: 0 },
  tokens: [{ address: 'ureed', symbol: 'REED', decimals: 6 }],
  nativeCurrency: { name: 'Atom', symbol: 'ATOM', decimals: 6, denom: 'uatom' },
}

interface Planted {
  readonly height: number
  readonly index: number
  readonly from: string
  readonly coins: string
  readonly code?: number
}

const eventOf = (type: string, attributes: Readonly<Record<string, string>>): object => ({
  type,
  attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })),
})
const receiverOf = ({ from }: Planted): string => (from === own ? other : own)

function rowOf(one: Planted): object {
  const { height, index, from, coins, code = 0 } = one
  const events = [
    eventOf('transfer', { recipient: collector, sender: from, amount: '700uatom' }),
    eventOf('message', { sender: from }),
    eventOf('tx', { fee: '700uatom', fee_payer: from }),
    ...(code === 0 ? [eventOf('transfer', { recipient: receiverOf(one), sender: from, amount: coins, msg_index: '0' })] : []),
  ]
  return { hash: `H${height}-${index}`, height: String(height), index, tx_result: { code, events } }
}

function parts(planted: readonly Planted[]): CosmosParts {
  return {
    ...{ network, coins: new CoinBook({ network, pictureOf: () => '' }) },
    client: async (method, params, schema) => {
      if (method === 'blockchain') return v.parse(schema, { block_metas: [{ header: { time: '2026-01-02T03:04:05.123456789Z' } }] })
      const { query, page, per_page: size } = params as Readonly<Record<'query' | 'page' | 'per_page', string>>
      const below = Number(/tx\.height<=(\d+)/.exec(query)?.[1] ?? Infinity)
      const isSender = query.startsWith('message.sender')
      const found = planted.filter((one) => one.height <= below && (isSender ? one.from : receiverOf(one)) === own)
      const start = (Number(page) - 1) * Number(size)
      return v.parse(schema, { txs: found.slice(start, start + Number(size)).map(rowOf), total_count: String(found.length) })
    },
  }
}

const ask = (planted: readonly Planted[], cursor?: string) =>
  readHistory(parts(planted), { address: own, cursor, charge: async () => undefined })

test.each([
  ['one block each', 60, 1],
  ['several in a block', 90, 7],
  ['all in one block, more than a node tells at once', 150, 150],
])('behavior: %s: each is told once, the newest first', async (_, count, perBlock) => {
  const planted = Array.from({ length: count }, (__, at): Planted => {
    const place = count - 1 - at
    return { height: 1 + Math.floor(place / perBlock), index: place % perBlock, from: at % 3 === 0 ? other : own, coins: '5uatom' }
  })
  const told = await walkHistory((cursor) => ask(planted, cursor))
  expect(told.map(({ id }) => id)).toEqual(planted.map(({ height, index }) => `H${height}-${index}`))
})

test('behavior: several coins are told, and the fee is none of them', async () => {
  const { data } = await ask([{ height: 2, index: 0, from: own, coins: '1500000uatom,42ureed,7ibc/ABC' }])
  expect(data).toMatchObject([
    {
      metadata: { operationType: 'send', sentFrom: own, sentTo: other, minedAt: '2026-01-02T03:04:05.123Z', status: 'confirmed' },
      transfers: [
        { direction: 'out', quantity: { numeric: '1.5' }, fungible_info: { symbol: 'ATOM' } },
        { direction: 'out', quantity: { numeric: '0.000042' }, fungible_info: { symbol: 'REED' } },
        { direction: 'out', quantity: { numeric: '7' }, fungible_info: { symbol: 'ibc/ABC' } },
      ],
    },
  ])
})

test('behavior: a payment of the same amount as the fee is told', async () => {
  const { data } = await ask([{ height: 2, index: 0, from: own, coins: '700uatom' }])
  expect(data[0]?.transfers).toMatchObject([{ direction: 'out', quantity: { numeric: '0.0007' } }])
})

test('behavior: what failed moved nothing', async () => {
  const { data } = await ask([{ height: 2, index: 0, from: own, coins: '5uatom', code: 5 }])
  expect(data).toMatchObject([{ metadata: { status: 'failed', operationType: 'execute' }, transfers: [] }])
})

test('behavior: a cursor of nobody is refused', async () => {
  await expect(ask([], 'x')).rejects.toThrow('This cursor comes from nowhere.')
})
