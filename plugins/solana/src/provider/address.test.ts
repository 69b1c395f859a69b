import { beforeAll, expect, test } from 'vitest'
import { addressCode, isSolanaAddress } from './address.js'

beforeAll(addressCode.prepare)

const solana = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'

test.each<[string, unknown, boolean]>([
  ['Solana address: base58, 32 to 44 characters', solana, true],
  ['32 characters', '1'.repeat(32), true],
  ['31 characters', '1'.repeat(31), false],
  ['45 characters', '1'.repeat(45), false],
  ['a longer text that ends like one', `x-${solana}`, false],
  ['0, which base58 leaves out', `0${solana.slice(1)}`, false],
  ['l', `l${solana.slice(1)}`, false],
  ['O', `O${solana.slice(1)}`, false],
  ['I', `I${solana.slice(1)}`, false],
  ['no text', 5, false],
])('behavior: %s', (_, address, expected) => expect(isSolanaAddress(address)).toBe(expected))
