import { expect, test } from 'vitest'
import { checksumAddress } from '../address/checksum-address.js'
import { tokenFacts } from './token-facts.js'

test.each(Object.entries(tokenFacts.known))(
  'behavior: known tokens of %s: each contract has its checksum, and each name stands once',
  (_, tokens) => {
    expect(tokens.map(({ address }) => checksumAddress(address))).toEqual(tokens.map(({ address }) => address))
    expect(new Set(tokens.map(({ symbol }) => symbol)).size).toBe(tokens.length)
  },
)
