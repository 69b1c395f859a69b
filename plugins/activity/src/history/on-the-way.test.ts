import type { SentTransaction } from '@billfold/kernel'
import { fakeNetwork } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import type { Transaction } from '../contract.js'
import { type OnTheWayFacts, onTheWay } from './on-the-way.js'

const network = fakeNetwork('eip155')
const sent: SentTransaction = { network: 'eip155:1', hash: '0xAb12', at: 1_000, to: '0xb', amount: '1.5' }
const facts: OnTheWayFacts = { network, address: '0xa', told: [], now: 2_000 }
const told = (hash: string): readonly Transaction[] => [
  {
    ...{ id: hash, hash, chain: 'eip155:1', operationType: 'send', status: 'confirmed' },
    ...{ minedAt: 0, sentFrom: '', sentTo: '', transfers: [], isSuspicious: false },
  },
]

describe('onTheWay', () => {
  test('default: a payment, with what it pays', () => {
    expect(onTheWay([sent], facts)).toEqual([
      {
        ...{ id: '0xAb12', hash: '0xAb12', chain: 'eip155:1', operationType: 'send', status: 'pending', minedAt: 1_000 },
        ...{ sentFrom: '0xa', sentTo: '0xb', isSuspicious: false },
        transfers: [
          {
            ...{ direction: 'out', amount: '1.5', iconUrl: undefined, isSpam: false },
            ...{ name: network.nativeCurrency.name, symbol: network.nativeCurrency.symbol },
          },
        ],
      },
    ])
  })

  test('behavior: what moves nothing of the coin was executed', () => {
    expect(onTheWay([{ network: 'eip155:1', hash: 'h', at: 1_000 }], facts)).toMatchObject([{ operationType: 'execute', transfers: [] }])
  })

  test.each([
    ['the service tells of it', { told: told('0xab12') }],
    ['the service tells of it without the mark in front', { told: told('ab12') }],
    ['it went out on another network', { network: fakeNetwork('eip155', { id: 10 }) }],
    ['nobody heard of it for an hour', { now: 3_601_000 }],
  ])('behavior: left out when %s', (_, changes) => expect(onTheWay([sent], { ...facts, ...changes })).toEqual([]))

  test('behavior: names that are no hex are told apart by their letters', () => {
    expect(onTheWay([{ ...sent, hash: '5Qxyz' }], { ...facts, told: told('5QXYZ') })).toHaveLength(1)
  })
})
