import { describe, expect, test } from 'vitest'
import { isSameAccount, readSs58, writeSs58 } from './ss58.js'

const alice = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const key = Uint8Array.from({ length: 32 }, (_, index) => index * 7)

describe('SS58', () => {
  test('default: an address is a key and the network that it was written for', () => {
    const read = readSs58(alice)
    expect([read?.format, read?.publicKey.slice(0, 4)]).toEqual([42, Uint8Array.from([0xd4, 0x35, 0x93, 0xc7])])
  })

  test.each([0, 2, 42, 63, 64, 255, 1284, 10_041, 16_383])('behavior: what is written for the format %d reads the same', (format) => {
    expect(readSs58(writeSs58({ publicKey: key, format }))).toEqual({ publicKey: key, format })
  })

  test('behavior: every single wrong letter is noticed', () => {
    const letters = Array.from(alice)
    const wrong = letters.map((letter, index) => letters.with(index, letter === 'x' ? 'y' : 'x').join(''))
    expect(wrong.filter((text) => readSs58(text) !== undefined)).toEqual([])
  })

  test('behavior: the same account is known in the letters of another network', () => {
    expect(isSameAccount(alice, '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5')).toBe(true)
    expect(isSameAccount(alice, writeSs58({ publicKey: key, format: 42 }))).toBe(false)
    expect(isSameAccount('nobody', 'nobody')).toBe(false)
  })
})
