import * as fc from 'fast-check'
import { encodeAbiParameters, parseAbiParameters } from 'viem'
import { describe, expect, test } from 'vitest'

import { closedBook } from '../../../testing/closed-book.js'
import { fromCursor, isBefore, toCursor } from './cursor.js'
import { movesIn } from './moves.js'
import { operationOf } from './operation.js'
import { priceInPool } from './price-in-pool.js'
import { isSpamName } from '../spam.js'
import { nobody, topics } from './topics.js'
import { innerMoves } from './traces.js'

describe('the history of an EVM chain', () => {
  test('behavior: a cursor comes back as the place it was made from, and nothing else is one', () => {
    const places = fc.record({ block: fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }), index: fc.nat({ max: 999_999_999 }) })
    fc.assert(
      fc.property(places, (place) => {
        expect(fromCursor(toCursor(place))).toEqual(place)
      }),
    )
    fc.assert(fc.property(places, places, (one, other) => !(isBefore(one, other) && isBefore(other, one))))
    expect(['', '1', '-1-1', '1-1-1', '0x1-1', `1-${'9'.repeat(30)}`].map(fromCursor)).toEqual(Array.from({ length: 6 }, () => undefined))
  })

  const me = '0x00000000000000000000000000000000000000aa'
  const other = '0x00000000000000000000000000000000000000bb'
  const move = (from: string, to: string, token: string | undefined = 'usdc', isPiece = false) => ({
    ...{ from, to, token, amount: 1n },
    ...(isPiece && { piece: { address: 'postcard', tokenId: 1n, standard: 'ERC721' } as const }),
  })
  const plain = { address: me, isDeployment: false, isApproval: false, isPayment: false, moves: [] }

  test.each([
    ['deploy', { isDeployment: true }],
    ['send', { moves: [move(me, other)] }],
    ['send', { moves: [move(me, me)] }],
    ['receive', { moves: [move(other, me)] }],
    ['trade', { moves: [move(me, other), move(other, me, 'dai')] }],
    ['trade', { moves: [move(me, other, undefined), move(nobody, me, 'weth')] }],
    ['send', { moves: [move(me, other), move(other, me)] }],
    ['mint', { moves: [move(nobody, me, 'postcard', true)] }],
    ['mint', { moves: [move(me, other, undefined), move(nobody, me, 'postcard', true)] }],
    ['burn', { moves: [move(me, nobody)] }],
    ['approve', { isApproval: true }],
    ['send', { isApproval: true, moves: [move(me, other)] }],
    ['send', { isPayment: true }],
    ['execute', {}],
  ])('behavior: %s, case %#', (type, facts) => expect(operationOf({ ...plain, ...facts })).toBe(type))

  test('behavior: a log that only looks like a transfer moves nothing', () => {
    const log = { address: '0xToken', topics: [topics.transfer, `0x${'0'.repeat(24)}${me.slice(2)}`], data: '0x', transactionHash: null }
    expect(movesIn([log, { ...log, topics: [] }, { ...log, topics: [...log.topics, ...log.topics.slice(1)] }])).toEqual([])
  })

  test.each([
    ['some of one piece', topics.transferSingle, encodeAbiParameters(parseAbiParameters('uint256, uint256'), [7n, 3n]), [[7n, 3n]]],
    [
      'several pieces',
      topics.transferBatch,
      encodeAbiParameters(parseAbiParameters('uint256[], uint256[]'), [
        [7n, 8n],
        [3n, 1n],
      ]),
      [
        [7n, 3n],
        [8n, 1n],
      ],
    ],
    [
      'pieces without their numbers',
      topics.transferBatch,
      encodeAbiParameters(parseAbiParameters('uint256[], uint256[]'), [[7n, 8n], [3n]]),
      [
        [7n, 3n],
        [8n, 0n],
      ],
    ],
    ['nothing of what belongs in it', topics.transferSingle, '0x', []],
    ['lists that are longer than the log', topics.transferBatch, `0x${'f'.repeat(256)}`, []],
  ])('behavior: what there is more than one of: a log with %s', (_, kind, data, told) => {
    const word = (address: string): string => `0x${'0'.repeat(24)}${address.slice(2)}`
    const moves = movesIn([{ address: '0xToken', topics: [kind, word(me), word(me), word(other)], data, transactionHash: null }])
    expect(moves.map(({ amount, piece }) => [piece?.tokenId, amount])).toEqual(told)
    expect(moves.every(({ from, to, token }) => from === me && to === other && token === '0xtoken')).toBe(true)
  })

  const step = (traceAddress: readonly number[], more: object = {}) => ({
    ...{ type: 'call', action: { callType: 'call', from: me, to: other, value: '0x5' }, transactionHash: '0x1', traceAddress },
    ...more,
  })
  const given = [{ from: me, to: other, token: undefined, amount: 5n }]

  test.each([
    ['a call with money', [step([0])], given],
    ['the transaction itself, which is told by itself', [step([])], []],
    ['a call without money', [step([0], { action: { callType: 'call', from: me, to: other, value: '0x0' } })], []],
    [
      'code of another one, run with the money of the first',
      [step([0], { action: { callType: 'delegatecall', from: me, to: other, value: '0x5' } })],
      [],
    ],
    ['a call that failed', [step([0], { error: 'Reverted' })], []],
    ['a call under one that failed', [step([2], { error: 'Reverted' }), step([2, 0]), step([2, 1, 0])], []],
    ['a call beside one that failed', [step([2], { error: 'Reverted' }), step([20]), step([1, 2])], [...given, ...given]],
    [
      'a contract that is made with money',
      [step([0], { type: 'create', action: { from: me, value: '0x5' }, result: { address: other } })],
      given,
    ],
    ['a contract that ends', [step([0], { type: 'suicide', action: { address: me, refundAddress: other, balance: '0x5' } })], given],
    ['a reward of a block', [step([0], { type: 'reward', action: { author: me, value: '0x5' } })], []],
  ])('behavior: what contracts move: %s', (_, traces, moves) => expect(innerMoves(traces)).toEqual(moves))

  test.each([
    ['Harbour Postcards', false],
    ['Rewarding Walks', false],
    ['Node.js Foundation', false],
    ['$1000 USDC', true],
    ['Claim at x', true],
    ['AIRDROP', true],
    ['visit my-page.xyz', true],
    ['https://x', true],
  ])('behavior: %s is a lure: %s', (name, isLure) => expect(isSpamName(name)).toBe(isLure))

  const image = 'data:image/png;base64,AA=='
  test.each([
    [
      'base64',
      `data:application/json;base64,${Buffer.from(JSON.stringify({ name: 'Ä', image })).toString('base64')}`,
      { name: 'Ä', image },
    ],
    ['escaped', `data:application/json,${encodeURIComponent(JSON.stringify({ name: '5%', image }))}`, { name: '5%', image }],
    ['plain', `data:application/json;utf8,${JSON.stringify({ name: '5%', image })}`, { name: '5%', image }],
    ['a picture elsewhere', `data:application/json,${JSON.stringify({ name: 'x', image: 'https://spy.example/1.png' })}`, { name: 'x' }],
    ['a page for a picture', `data:application/json,${JSON.stringify({ image: 'data:text/html,<script>' })}`, {}],
    ['a picture that is too large', `data:application/json,${JSON.stringify({ image: image + 'A'.repeat(70_000) })}`, {}],
    ['a name of 5 MB', `data:application/json,${JSON.stringify({ name: 'x'.repeat(5_000_000) })}`, { name: 'x'.repeat(128) }],
    ['elsewhere', 'https://spy.example/1.json', {}],
    ['no JSON', 'data:application/json,{', {}],
    ['null', 'data:application/json,null', {}],
    ['no text', 7n, {}],
  ])('behavior: reads what a token says of itself: %s', async (_, uri, said) => {
    const pieces = closedBook()
    expect(await pieces.describe([pieces.source(uri)])).toEqual([said])
  })

  test('behavior: both sides of a pool are worth the same, whatever their decimals', () => {
    const own = { reserve: 10n ** 24n, decimals: 18 }
    expect(priceInPool(own, { reserve: 2n * 10n ** 12n, decimals: 6, price: 1 })).toBe(2)
    expect(priceInPool({ ...own, reserve: 0n }, { reserve: 1n, decimals: 6, price: 1 })).toBeUndefined()
  })
})
