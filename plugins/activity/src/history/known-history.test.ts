import { describe, expect, test } from 'vitest'
import type { Transaction } from '../contract.js'
import * as limits from '../limits.js'
import { type KnownHistory, type OlderPage, withNewest, withOlder } from './known-history.js'

/** Transactions by the second in which they were mined: the higher, the newer. */
const of = (...seconds: readonly number[]): readonly Transaction[] => seconds.map((second) => mined(second))
const mined = (second: number, status: Transaction['status'] = 'confirmed'): Transaction => ({
  ...{ id: `t${second}`, hash: `t${second}`, chain: 'eip155:1', operationType: 'send', status },
  ...{ minedAt: second * 1_000, sentFrom: 'a', sentTo: 'b', transfers: [], isSuspicious: false },
})
const page = (seconds: readonly number[], next?: string): OlderPage => ({ transactions: of(...seconds), next })
const ids = ({ transactions }: KnownHistory): string => transactions.map(({ id }) => id.slice(1)).join(' ')

describe('withNewest', () => {
  test('default: the first page', () => {
    const known = withNewest(undefined, page([9, 8], 'c1'))
    expect([ids(known), known.next]).toEqual(['9 8', 'c1'])
  })

  test('behavior: a new page that reaches down to what is known keeps what is below, and goes on where that ended', () => {
    const known = withOlder(withNewest(undefined, page([9, 8], 'c1')), page([7, 6], 'c2'))
    const newer = withNewest(known, page([10, 9], 'd1'))
    expect([ids(newer), newer.next]).toEqual(['10 9 8 7 6', 'c2'])
  })

  test('behavior: before an older page was asked for, it goes on where the new page ends', () => {
    expect(withNewest(withNewest(undefined, page([9, 8], 'c1')), page([10, 9], 'd1')).next).toBe('d1')
  })

  test('behavior: a gap between them drops what is known', () => {
    const newer = withNewest(withNewest(undefined, page([9, 8], 'c1')), page([20, 19], 'd1'))
    expect([ids(newer), newer.next]).toEqual(['20 19', 'd1'])
  })

  test('behavior: what the chain took back is dropped', () => {
    expect(ids(withNewest(withNewest(undefined, page([9, 8, 7], 'c1')), page([10, 9, 7], 'd1')))).toBe('10 9 7')
  })

  test('behavior: a page without a next one is the whole history', () => {
    expect(ids(withNewest(withNewest(undefined, page([9, 8, 7], 'c1')), page([10, 9])))).toBe('10 9')
  })

  test('behavior: what was on its way and is told no more is dropped, and what was mined takes its place', () => {
    const known = withNewest(undefined, { transactions: [mined(12, 'pending'), mined(11, 'pending'), ...of(9)], next: 'c1' })
    expect(ids(withNewest(known, { transactions: [mined(12), ...of(9)], next: 'd1' }))).toBe('12 9')
  })

  test('behavior: a page out of order is put in order', () => {
    expect(ids(withNewest(undefined, page([7, 9, 8], 'c1')))).toBe('9 8 7')
  })
})

describe('withOlder', () => {
  const first = withNewest(undefined, page([9, 8], 'c1'))

  test('behavior: a page that is repeated adds nothing', () => {
    expect(ids(withOlder(first, page([9, 8], 'c2')))).toBe('9 8')
  })

  test.each([
    ['comes again', page([7], 'c1')],
    ['is none', page([7])],
  ])('behavior: a cursor that %s ends the history', (_, older) => expect(withOlder(first, older).next).toBeUndefined())

  test('behavior: a circle of cursors ends', () => {
    let known = first
    for (const next of ['c2', 'c3', 'c1']) known = withOlder(known, page([Number(next.slice(1)) - 10], next))
    expect(known.next).toBeUndefined()
  })

  test('behavior: pages without anything new do not go on for ever', () => {
    let known = first
    let count = 0
    while (known.next !== undefined && count < 1_000) known = withOlder(known, page([9], `n${count++}`))
    expect(count).toBe(limits.emptyPages)
  })

  test('behavior: it ends where nobody scrolls to any more', () => {
    const many = Array.from({ length: limits.transactions + 5 }, (_, index) => -index)
    const known = withOlder(first, page(many, 'c2'))
    expect([known.transactions.length, known.next]).toEqual([limits.transactions, undefined])
  })
})
