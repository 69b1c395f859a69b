import * as v from 'valibot'
import { expect, test } from 'vitest'

import { walkHistory } from '../../../testing/walk-history.js'
import type { NetworkConfig } from '../../config/config.js'
import { closedBook } from '../../../testing/closed-book.js'
import { CoinBook } from '../coin-book.js'
import { readHistory } from './history.js'
import type { StacksParts } from './stacks-parts.js'

const [own, other] = ['ST1OWN', 'ST2OTHER']
const network: NetworkConfig = {
  caipNetworkId: 'stacks:1',
  ...{ name: 'Stacks', rpcUrl: 'http://127.0.0.1:1', spam: [], firstBlock: 0 },
  tokens: [{ address: 'SP1.tea', symbol: 'TEA', decimals: 2 }],
  nativeCurrency: { name: 'Stacks', symbol: 'STX', decimals: 6 },
}

const idOf = (index: number): string => `0x${index.toString(16).padStart(64, '0')}`
const none = { transfer: 0, mint: 0, burn: 0 }

function rowOf(index: number, more: object = {}): object {
  return {
    tx: {
      ...{ tx_id: idOf(index), nonce: index, fee_rate: '180', sender_address: own, tx_status: 'success', block_time: 1_000 },
      token_transfer: { recipient_address: other },
    },
    ...{ stx_sent: '1500180', stx_received: '0', events: { stx: { ...none, transfer: 1 }, ft: none, nft: none } },
    ...more,
  }
}

/** An API with so many transactions of an account, the newest first, which may become more while it is read. */
function parts(rows: readonly object[], events: readonly object[] = []): StacksParts {
  return {
    ...{ network, coins: new CoinBook({ network, pictureOf: () => '' }), pieces: closedBook(), sources: new Map() },
    api: async (path, schema) => {
      if (path.endsWith('/events')) return v.parse(schema, { results: events })
      const [limit = 0, offset = 0] = [...path.matchAll(/(?:limit|offset)=(\d+)/g)].map(([, number]) => Number(number))
      return v.parse(schema, { total: rows.length, results: rows.slice(offset, offset + limit) })
    },
  }
}

const ask = (given: StacksParts, cursor?: string) => readHistory(given, { address: own, cursor, charge: async () => undefined })

test('behavior: pages follow each other without a gap or a repetition, also while more comes', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => rowOf(60 - index))
  const told = await walkHistory((cursor) => {
    if (cursor !== undefined) rows.unshift(rowOf(rows.length + 1), rowOf(rows.length + 2))
    return ask(parts(rows), cursor)
  })
  expect(told.map(({ metadata }) => metadata.nonce)).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index))
})

test('behavior: STX are told without the fee, and whom they went to', async () => {
  const { data } = await ask(parts([rowOf(1)]))
  expect(data).toMatchObject([
    { metadata: { operationType: 'send', sentFrom: own, sentTo: other }, transfers: [{ direction: 'out', quantity: { numeric: '1.5' } }] },
  ])
})

test('behavior: tokens of a contract are told by their facts, and what failed moved nothing', async () => {
  const swap = rowOf(2, {
    tx: {
      ...{ tx_id: idOf(2), nonce: 2, fee_rate: '300', sender_address: own, tx_status: 'success', block_time: 1_000 },
      contract_call: { contract_id: 'SP1.market' },
    },
    ...{ stx_sent: '1000300', events: { ft: { ...none, transfer: 1 } } },
  })
  const failed = rowOf(1, {
    tx: { tx_id: idOf(1), nonce: 1, fee_rate: '300', sender_address: own, tx_status: 'abort_by_response', block_time: 1_000 },
    ...{ stx_sent: '300' },
  })
  const event = { type: 'ft', data: { asset_identifier: 'SP1.tea::tea', amount: '250', sender: 'SP1.market', recipient: own } }
  const { data } = await ask(parts([swap, failed], [event, { type: 'stx', data: {} }]))
  expect(data).toMatchObject([
    {
      metadata: { operationType: 'trade', sentTo: 'SP1.market' },
      transfers: [
        { direction: 'out', quantity: { numeric: '1' } },
        { direction: 'in', quantity: { numeric: '2.5' }, fungible_info: { symbol: 'TEA' } },
      ],
    },
    { metadata: { operationType: 'execute', status: 'failed' }, transfers: [] },
  ])
})

test.each(['x', '5-3'])('behavior: %s is no cursor', async (cursor) => {
  await expect(ask(parts([]), cursor)).rejects.toThrow('This cursor comes from nowhere.')
})
