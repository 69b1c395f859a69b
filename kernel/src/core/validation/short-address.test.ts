import { describe, expect, test } from 'vitest'

import { shortAddress } from './short-address.js'

describe('shortAddress', () => {
  test.each([
    ['an address', '0x7a16ff8270133f063aab6c9977183d9e72835428', '0x7a16…5428'],
    ['what is short already', '0x7a165428', '0x7a165428'],
    ['nothing', '', ''],
  ])('default: %s', (_, text, short) => expect(shortAddress(text)).toBe(short))

  test('parameters: other ends', () => {
    expect(shortAddress('0x7a16ff8270133f063aab6c9977183d9e72835428', { start: 2, end: 1 })).toBe('0x…8')
    expect(shortAddress('0x7a16ff8270133f063aab6c9977183d9e72835428', { start: 8 })).toBe('0x7a16ff…5428')
  })

  test('behavior: a sign of several parts is not torn apart', () => {
    expect(shortAddress('👩‍🚀'.repeat(3), { start: 20, end: 20 })).toBe('👩‍🚀'.repeat(3))
  })
})
