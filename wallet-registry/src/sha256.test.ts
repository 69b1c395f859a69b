import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256 } from './sha256.js'

test('default: it is the SHA-256 of the standard, for any text', () => {
  const isSame = (text: string): boolean => sha256(text) === createHash('sha256').update(text).digest('hex')
  expect(() => fc.assert(fc.property(fc.string({ maxLength: 150, unit: 'binary' }), isSame))).not.toThrow()
})

test.each([55, 56, 63, 64, 65, 119, 120])('behavior: a block that is full to %i bytes', (length) => {
  const text = 'a'.repeat(length)
  expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
})
