import { blake2b as blake2bOfTheField } from '@noble/hashes/blake2.js'
import { expect, test } from 'vitest'
import { blake2b } from './blake2b.js'

test('behavior: whatever the message of one block, the hash is that of the library of the field', () => {
  for (let length = 0; length <= 128; length += 1) {
    const message = Uint8Array.from({ length }, (_, index) => (index * 167 + length * 31) % 256)
    expect(blake2b(message, 64)).toEqual(blake2bOfTheField(message))
    expect(blake2b(message, 16)).toEqual(blake2bOfTheField(message, { dkLen: 16 }))
  }
})
