import { expect, test } from 'vitest'
import { readAddress } from '../provider/read-address.js'
import { knownMint, tokenFacts } from './token-facts.js'

test('default: known mints are addresses, and have their names', () => {
  for (const { address, symbol } of Object.values(tokenFacts.known).flat()) {
    expect([readAddress(address)?.length, knownMint(address)?.symbol]).toEqual([32, symbol])
  }
  expect(knownMint('So11111111111111111111111111111111111111112')?.symbol).toBe('WSOL')
  expect(knownMint('somebody')).toBeUndefined()
})
