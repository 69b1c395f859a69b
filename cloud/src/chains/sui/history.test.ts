import * as v from 'valibot'
import { expect, test } from 'vitest'

import { walkHistory } from '../../../testing/walk-history.js'
import type { NetworkConfig } from '../../config/config.js'
import { closedBook } from '../../../testing/closed-book.js'
import { CoinBook } from '../coin-book.js'
import { readHistory } from './history.js'
import type { SuiParts } from './sui-parts.js'

const [own, other] = [`0x${'a'.repeat(64)}`, `0x${'b'.repeat(64)}`]
const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const digestOf = (index: number): string => letters[index % 58]?.repeat(42) + (letters[Math.floor(index / 58)] ?? '')
const network: NetworkConfig = {
  caipNetworkId: 'sui:test',
  ...{ name: 'Sui', rpcUrl: 'http://127.0.0.1:1', tokens: [], spam: [], firstBlock: 0 },
  nativeCurrency: { name: 'Sui', symbol: 'SUI', decimals: 9 },
}

interface Planted {
  readonly digest: string
  readonly from: string
  readonly checkpoint: number
  readonly amount: bigint
}

/** A node of an account that pays and is paid by turns, several times in a checkpoint. Of what it pays, it has some left, save each third time. */
function parts(planted: readonly Planted[]): SuiParts {
  const rowOf = ({ digest, from, checkpoint, amount }: Planted): unknown => ({
    ...{ digest, checkpoint: String(checkpoint), timestampMs: '1000' },
    transaction: { data: { sender: from, gasData: { owner: from } } },
    effects: { status: { status: 'success' }, gasUsed: { computationCost: '1000', storageCost: '500', storageRebate: '200' } },
    balanceChanges: [
      { owner: { AddressOwner: from }, coinType: '0x2::sui::SUI', amount: String(-amount - 1_300n) },
      { owner: { AddressOwner: from === own ? other : own }, coinType: '0x2::sui::SUI', amount: String(amount) },
    ],
  })
  return {
    ...{ network, coins: new CoinBook({ network, pictureOf: () => '' }), pieces: closedBook(), said: new Map() },
    client: async (_, params, schema) => {
      const [{ filter }, cursor, limit] = params as unknown as [{ filter: { FromAddress?: string } }, string | null, number]
      const fitting = planted.filter(({ from, digest }) =>
        filter.FromAddress === undefined ? from !== own || digest.charCodeAt(0) % 3 > 0 : from === own,
      )
      const start = cursor === null ? 0 : fitting.findIndex(({ digest }) => digest === cursor) + 1
      const data = fitting.slice(start, start + limit).map(rowOf)
      return v.parse(schema, { data, hasNextPage: start + data.length < fitting.length })
    },
  }
}

const plant = (count: number): readonly Planted[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ digest: digestOf(index), from: index % 2 === 0 ? own : other, checkpoint: 1_000 - Math.floor(index / 4), amount: 5_000_000_000n },
  }))

test.each([0, 1, 25, 26, 110])('behavior: of %i transactions each is told once, checkpoint by checkpoint', async (count) => {
  const planted = plant(count)
  const told = await walkHistory((cursor) => readHistory(parts(planted), { address: own, cursor, charge: async () => undefined }))
  expect(told.map(({ id }) => id).toSorted()).toEqual(planted.map(({ digest }) => digest).toSorted())
  expect(told.map(({ metadata }) => metadata.nonce)).toEqual(planted.map(({ checkpoint }) => checkpoint))
})

test('behavior: what was paid is told without its gas, and whom it went to', async () => {
  const { data } = await readHistory(parts(plant(2)), { address: own, charge: async () => undefined })
  expect(data).toMatchObject([
    { metadata: { operationType: 'send', sentFrom: own, sentTo: other }, transfers: [{ direction: 'out', quantity: { numeric: '5' } }] },
    { metadata: { operationType: 'receive', sentFrom: other, sentTo: own }, transfers: [{ direction: 'in', quantity: { numeric: '5' } }] },
  ])
})

test.each(['x', 'start', 'start.end.end', `start.${'0'.repeat(40)}`])('behavior: %s is no cursor', async (cursor) => {
  await expect(readHistory(parts([]), { address: own, cursor, charge: async () => undefined })).rejects.toThrow(
    'This cursor comes from nowhere.',
  )
})
