import { describe, expect, test } from 'vitest'
import { checksumAddress } from './checksum-address.js'
import { keccak256 } from './keccak256.js'

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

describe('keccak256', () => {
  test.each([
    ['nothing', '', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
    ['a word', 'hello', '1c8aff950685c2ed4bc3174f3472287b56d9517b9c948127319a09a7a36deac8'],
    ['a signature of a function', 'transfer(address,uint256)', 'a9059cbb2ab09eb219583f4a59a5d0623ade346d962bcd4e46b11da047c9049b'],
    ['one byte less than a block', 'a'.repeat(135), '34367dc248bbd832f4e3e69dfaac2f92638bd0bbd18f2912ba4ef454919cf446'],
    ['a whole block', 'a'.repeat(136), 'a6c4d403279fe3e0af03729caada8374b5ca54d8065329a3ebcaeb4b60aa386e'],
  ])('default: of %s', (_, text, expected) => expect(hex(keccak256(new TextEncoder().encode(text)))).toBe(expected))
})

describe('checksumAddress: EIP-55', () => {
  test.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
  ])('default: %s in any case', (address) => {
    for (const said of [address, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`]) expect(checksumAddress(said)).toBe(address)
  })

  test.each(['', '0x', '0x12', 'ada.eth', `0x${'g'.repeat(40)}`, '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'])(
    'behavior: %s stays',
    (text) => expect(checksumAddress(text)).toBe(text),
  )
})
