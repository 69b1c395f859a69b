import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { walkHistory } from '../../../testing/walk-history.js'
import type { NetworkConfig } from '../../config/config.js'
import { CoinBook } from '../coin-book.js'
import { isBitcoinAddress } from './address.js'
import type { BitcoinParts } from './bitcoin-parts.js'
import { readHistory } from './history.js'

const [own, other, third] = ['bc1own', 'bc1other', 'bc1third']
const network: NetworkConfig = {
  caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
  ...{ name: 'Bitcoin', rpcUrl: 'http://127.0.0.1:1', spam: [], firstBlock: 0, tokens: [] },
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
}

type Output = readonly [address: string | undefined, value: number]

const idOf = (index: number): string => index.toString(16).padStart(64, '0')
const output = ([address, value]: Output): object => ({ value, ...(address !== undefined && { scriptpubkey_address: address }) })

function rowOf(index: number, spent: readonly Output[], made: readonly Output[], isMined = true): object {
  const sum = (some: readonly Output[]): number => some.reduce((total, [, value]) => total + value, 0)
  return {
    txid: idOf(index),
    fee: spent.length === 0 ? 0 : sum(spent) - sum(made),
    vin: spent.length === 0 ? [{ prevout: null }] : spent.map((each) => ({ prevout: output(each) })),
    vout: made.map(output),
    status: isMined ? { confirmed: true, block_height: index, block_time: index } : { confirmed: false },
  }
}

/** A node with so many transactions of an address, those that wait and the newest first. */
function parts(waiting: readonly object[], mined: readonly object[]): BitcoinParts {
  return {
    ...{ network, coins: new CoinBook({ network, pictureOf: () => '' }), now: () => 7_000 },
    api: async (path, schema) => {
      const last = path.split('/chain/')[1]
      const from = last === undefined ? 0 : mined.findIndex((row) => (row as { readonly txid: string }).txid === last) + 1
      return v.parse(schema, [...(last === undefined ? waiting : []), ...mined.slice(from, from + 25)])
    },
  }
}

const ask = (given: BitcoinParts, cursor?: string) => readHistory(given, { address: own, cursor, charge: async () => undefined })
const paid = (index: number): object =>
  rowOf(
    index,
    [[own, 100_000]],
    [
      [other, 60_000],
      [own, 39_000],
    ],
  )

describe('the history of a Bitcoin address', () => {
  test('behavior: pages follow each other without a gap or a repetition, also while more comes', async () => {
    const mined = Array.from({ length: 60 }, (_, index) => paid(60 - index))
    const told = await walkHistory((cursor) => {
      if (cursor !== undefined) mined.unshift(paid(mined.length + 1))
      return ask(parts([], mined), cursor)
    })
    expect(told.map(({ metadata }) => metadata.nonce)).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index))
  })

  test('behavior: a payment is told without the fee and the change, and to whom it went', async () => {
    const { data, next } = await ask(parts([], [paid(3)]))
    expect(next).toBeNull()
    expect(data).toMatchObject([
      {
        metadata: { operationType: 'send', sentFrom: own, sentTo: other, status: 'confirmed', minedAt: '1970-01-01T00:00:03.000Z' },
        transfers: [{ direction: 'out', quantity: { numeric: '0.0006' }, fungible_info: { symbol: 'BTC' } }],
      },
    ])
  })

  test('behavior: what waits for a block is pending', async () => {
    const { data } = await ask(parts([rowOf(9, [[other, 5_000]], [[own, 4_000]], false)], []))
    expect(data).toMatchObject([
      {
        metadata: { operationType: 'receive', sentFrom: other, sentTo: own, status: 'pending', minedAt: '1970-01-01T00:00:07.000Z' },
        transfers: [{ direction: 'in', quantity: { numeric: '0.00004' } }],
      },
    ])
  })

  test('behavior: new coins, coins that several spend, and coins that only moved to oneself', async () => {
    const coinbase = rowOf(3, [], [[own, 312_500_000]])
    const joined = rowOf(
      2,
      [
        [own, 10_000],
        [third, 10_000],
      ],
      [[other, 19_000]],
    )
    const gathered = rowOf(
      1,
      [
        [own, 1_000],
        [own, 2_000],
      ],
      [[own, 2_500]],
    )
    const { data } = await ask(parts([], [coinbase, joined, gathered]))
    expect(data.map(({ metadata, transfers }) => [metadata.operationType, metadata.sentTo, transfers[0]?.quantity.numeric])).toEqual([
      ['receive', own, '3.125'],
      ['send', other, '0.0001'],
      ['execute', own, undefined],
    ])
  })

  test.each(['x', 'ab'.repeat(31)])('behavior: %s is no cursor', async (cursor) => {
    await expect(ask(parts([], []), cursor)).rejects.toThrow('This cursor comes from nowhere.')
  })
})

const mainnet = network.caipNetworkId
const testnet = 'bip122:000000000933ea01ad0ee984209779ba'
const regtest = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'

test.each([
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', [mainnet]],
  ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', [mainnet]],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', [mainnet]],
  ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', [testnet]],
  ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', [testnet, regtest]],
  ['bcrt1q96cxw6adhe43xkfndxdp300arrganrrmtgrt6t', [regtest]],
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3', []],
  ['So11111111111111111111111111111111111111112', []],
  ['cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh', []],
  ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', []],
])('behavior: %s is an address of %j', (text, networks) => {
  expect([mainnet, testnet, regtest].filter((id) => isBitcoinAddress(text, id))).toEqual(networks)
})
