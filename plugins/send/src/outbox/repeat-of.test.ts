import { describe, expect, test } from 'vitest'
import type { SentStatus, SentTransfer } from '../contract.js'
import { repeatOf } from './repeat-of.js'

const one: SentTransfer = {
  ...{ id: 'one', at: 0, account: 'eip155:1:0xa', to: '0xb', symbol: 'ETH', decimals: 18, amount: '1', status: 'asked' },
}
const minute = 60_000

describe('repeatOf', () => {
  test.each<[status: SentStatus, soon: boolean, later: boolean]>([
    ['asked', true, true],
    ['unknown', true, true],
    // A name that never appears in a block: nobody knows that it was not sent.
    ['pending', true, true],
    ['sent', true, false],
    ['confirmed', true, false],
    ['failed', false, false],
    ['replaced', false, false],
  ])('parameters: after one that is %s', (status, soon, later) => {
    const earlier = [{ ...one, status }]
    const again = { ...one, id: 'two' }
    expect([minute - 1, 60 * minute].map((now) => repeatOf(again, earlier, now) !== undefined)).toEqual([soon, later])
  })

  test.each<[what: string, more: Partial<SentTransfer>]>([
    ['another receiver', { to: '0xc' }],
    ['another amount', { amount: '2' }],
    ['another token', { tokenAddress: '0xd' }],
    ['another account', { account: 'eip155:1:0xc' }],
    ['another memo', { memo: '7' }],
    ['itself', { id: 'one' }],
  ])('behavior: %s is no repeat', (_, more) => expect(repeatOf({ ...one, id: 'two', ...more }, [one], 0)).toBeUndefined())
})
