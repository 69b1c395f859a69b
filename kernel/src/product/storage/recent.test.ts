import { describe, expect, test } from 'vitest'
import { withRecentWallet } from './recent.js'

describe('withRecentWallet: recent wallets list capped at 2', () => {
  test.each([
    ['the first', [], 'a', ['a']],
    ['newest first', ['a'], 'b', ['b', 'a']],
    ['two at most', ['b', 'a'], 'c', ['c', 'b']],
    ['each once', ['b', 'a'], 'a', ['a', 'b']],
    ['each once, whatever its case', ['b', 'io.A'], 'io.a', ['io.a', 'b']],
  ])('behavior: %s', (_, before, used, after) => {
    const wallets = before.map((id) => ({ id }))
    expect(withRecentWallet(wallets, { id: used })).toEqual(after.map((id) => ({ id })))
  })

  test('behavior: a wallet used again brings its newest details', () => {
    expect(withRecentWallet([{ id: 'a' }], { id: 'a', rdns: 'io.a' })).toEqual([{ id: 'a', rdns: 'io.a' }])
  })
})
