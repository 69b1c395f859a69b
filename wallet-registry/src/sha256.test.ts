import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256 } from './sha256.js'

test('default: it is the SHA-256 of the standard, for any text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
    }),
  )
})

test.each([55, 56, 63, 64, 65, 119, 120])('behavior: a block that is full to %i bytes', (length) => {
  const text = 'a'.repeat(length)
  expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
})
