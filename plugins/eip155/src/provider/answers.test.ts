import { exoticValues } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { readAccounts, readChainId } from './answers.js'

const alice = '0x00000000000000000000000000000000000A11ce'
const brook = '0x0000000000000000000000000000000000000b0b'

describe('readAccounts', () => {
  test.each([
    ['addresses', [alice, brook], [alice, brook]],
    ['none: locked or withdrawn', [], []],
    ['an address twice, in other letters too', [alice, brook, alice.toLowerCase()], [alice, brook]],
    ['junk beside an address', [null, alice, 7, {}, '0x1', '', brook.slice(2)], [alice]],
  ])('parameters: %s', (_, said, expected) => expect(readAccounts(said)?.map(({ address }) => address)).toEqual(expected))

  test.each([
    ['nothing but junk', [null, 'x']],
    ['a text', alice],
    ['something like a list', { length: 1, 0: alice }],
    ['accounts of another family', ['cosmos1qqq']],
  ])('parameters: %s is no list of accounts', (_, said) => expect(readAccounts(said)).toBeUndefined())

  test.each(exoticValues.filter(({ name }) => name !== 'an empty list'))('behavior: $name is none', ({ make }) => {
    expect(readAccounts(make())).toBeUndefined()
    expect(readAccounts([make()])).toBeUndefined()
  })

  test('behavior: a list is looked at once, and not to its end', () => {
    let looks = 0
    const list = new Proxy([alice], {
      get: (target, name) => {
        if (name === '0') looks += 1
        return name === 'length' ? 1e9 : (Reflect.get(target, name) as unknown)
      },
    })
    expect(readAccounts(list)).toEqual([{ address: alice }])
    expect(looks).toBe(1)
  })
})

describe('readChainId', () => {
  test.each([
    ['0x1', 'eip155:1'],
    ['0xA4B1', 'eip155:42161'],
    ['137', 'eip155:137'],
    [10, 'eip155:10'],
    ['0x4e454152', 'eip155:1313161554'],
    ['0x0', undefined],
    ['0x', undefined],
    ['-1', undefined],
    [1.5, undefined],
    [Infinity, undefined],
    ['0xffffffffffffffff', undefined],
    ['eip155:1', undefined],
    [null, undefined],
  ])('parameters: %o is %o', (said, expected) => expect(readChainId(said)).toBe(expected))

  test.each(exoticValues)('behavior: $name is none', ({ make }) => expect(readChainId(make())).toBeUndefined())
})
