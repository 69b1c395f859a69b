import { exoticValues } from '@billfold/test/fakes'
import { c32address, c32addressDecode } from 'c32check'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ada, bob } from '../testing/keys.js'
import { isStacksAddress, keyHashOf, kindOf, receiverKind } from './address.js'

describe('addresses', () => {
  test.each([
    ['one key, main network', ada.mainnet, 'mainnet'],
    ['one key, test network', ada.testnet, 'testnet'],
    ['several keys, main network', c32address(20, keyHashOf(ada.mainnet)), 'mainnet'],
    ['several keys, test network', c32address(21, keyHashOf(ada.mainnet)), 'testnet'],
    ['a version that no network has', c32address(5, keyHashOf(ada.mainnet)), undefined],
  ])('default: %s', (_, address, kind) => expect(kindOf(address)).toBe(kind))

  test.each(Array.from(ada.mainnet, (_, index) => index))('behavior: a wrong letter at %d is noticed', (index) => {
    const letter = ada.mainnet[index] === '7' ? '8' : '7'
    expect(isStacksAddress(ada.mainnet.slice(0, index) + letter + ada.mainnet.slice(index + 1))).toBe(false)
  })

  test('behavior: whatever the hash, it is read as the library of the field writes it', () => {
    const hashes = fc.array(fc.oneof(fc.constant(0), fc.nat(255)), { minLength: 20, maxLength: 20 })
    fc.assert(
      fc.property(hashes, fc.constantFrom(20, 21, 22, 26), (bytes, version) => {
        const hash = Buffer.from(bytes).toString('hex')
        const address = c32address(version, hash)
        expect([isStacksAddress(address), keyHashOf(address), c32addressDecode(address)]).toEqual([true, hash, [version, hash]])
      }),
    )
  })

  test('behavior: letters that stand for the same digits are not the form that wallets write', () => {
    const address = 'SP000000000000000000002Q6VF78'
    expect([isStacksAddress(address), isStacksAddress(address.replace('0', 'O')), isStacksAddress(address.toLowerCase())]).toEqual([
      true,
      false,
      false,
    ])
  })

  test.each(exoticValues.map(({ name, make }) => [name, make] as const))('behavior: %s is none', (_, make) =>
    expect(isStacksAddress(make())).toBe(false),
  )
})

test.each([
  ['an address', bob.testnet, 'testnet'],
  ['a contract', `${bob.mainnet}.my-token_2`, 'mainnet'],
  ['a contract without a name', `${bob.mainnet}.`, undefined],
  ['a name that is none', `${bob.mainnet}.2nd`, undefined],
  ['a token of a contract', `${bob.mainnet}.token.coin`, undefined],
])('behavior: a receiver is %s', (_, text, kind) => expect(receiverKind(text)).toBe(kind))
