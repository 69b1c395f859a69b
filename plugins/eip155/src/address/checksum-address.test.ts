import * as fc from 'fast-check'
import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { checksumAddress, isChecksumRight } from './checksum-address.js'
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

/** Of the text of ERC-1191. */
const rootstock: Readonly<Record<30 | 31, readonly string[]>> = {
  30: [
    '0x27b1FdB04752BBc536007A920D24ACB045561c26',
    '0x3599689E6292B81B2D85451025146515070129Bb',
    '0x42712D45473476B98452f434E72461577d686318',
    '0x52908400098527886E0F7030069857D2E4169ee7',
    '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD',
    '0x6549F4939460DE12611948B3F82B88C3C8975323',
    '0x66F9664f97f2B50F62d13EA064982F936de76657',
    '0x88021160c5C792225E4E5452585947470010289d',
    '0xD1220A0Cf47c7B9BE7a2e6ba89F429762E7B9adB',
    '0xDBF03B407c01E7CD3cBea99509D93F8Dddc8C6FB',
    '0xDe709F2102306220921060314715629080e2FB77',
    '0xFb6916095cA1Df60bb79ce92cE3EA74c37c5d359',
  ],
  31: [
    '0x27B1FdB04752BbC536007a920D24acB045561C26',
    '0x3599689e6292b81b2D85451025146515070129Bb',
    '0x42712D45473476B98452F434E72461577D686318',
    '0x52908400098527886E0F7030069857D2e4169EE7',
    '0x5aAeb6053F3e94c9b9A09F33669435E7EF1BEaEd',
    '0x6549f4939460dE12611948b3f82b88C3c8975323',
    '0x66f9664F97F2b50f62d13eA064982F936DE76657',
    '0x88021160c5C792225E4E5452585947470010289d',
    '0xd1220a0CF47c7B9Be7A2E6Ba89f429762E7b9adB',
    '0xdbF03B407C01E7cd3cbEa99509D93f8dDDc8C6fB',
    '0xDE709F2102306220921060314715629080e2Fb77',
    '0xFb6916095CA1dF60bb79CE92ce3Ea74C37c5D359',
  ],
}
const cases = ([30, 31] as const).flatMap((chainId) => rootstock[chainId].map((address) => [chainId, address] as const))

describe('checksumAddress: ERC-1191 on Rootstock', () => {
  test.each(cases)('default: on %i: %s', (chainId, address) => {
    expect(checksumAddress(address.toLowerCase(), chainId)).toBe(address)
    expect(checksumAddress(address.toLowerCase(), String(chainId))).toBe(address)
  })

  test('behavior: is what viem writes, for any address', () => {
    const any = fc.stringMatching(/^[0-9a-f]{40}$/).map((digits) => `0x${digits}` as const)
    const isSame = (address: `0x${string}`, chainId: number): boolean => checksumAddress(address, chainId) === getAddress(address, chainId)
    expect(() => fc.assert(fc.property(any, fc.constantFrom(30, 31), isSame))).not.toThrow()
  })

  test('behavior: its wallets take both, and elsewhere only that of all chains is right', () => {
    const [all, of30] = ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD']
    expect([isChecksumRight(all, 30), isChecksumRight(of30, 30), isChecksumRight(all, 1), isChecksumRight(all)]).toEqual(
      Array(4).fill(true),
    )
    expect([isChecksumRight(of30, 1), isChecksumRight(of30, 31), isChecksumRight(of30)]).toEqual(Array(3).fill(false))
  })
})
