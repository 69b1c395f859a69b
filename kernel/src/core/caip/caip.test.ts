import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCaipAddress, parseCaipAddress, plainAddress, toCaipAddress } from './caip-address.js'
import { parseCaipNetworkId, toCaipNetworkId } from './caip-network-id.js'
import { isCaipNetworkId } from './is-caip-network-id.js'
import { isProductNamespace, knownNamespaces, productNamespaces } from './namespaces.js'

const junk: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 1],
  [
    'an object with a hostile toString',
    {
      toString: () => {
        throw new Error('no')
      },
    },
  ],
  ['a list', ['eip155', '1']],
  ['a symbol', Symbol('eip155:1')],
  ['an empty text', ''],
  ['only colons', '::'],
]

const part = fc.string({ minLength: 1 }).filter((text) => !text.includes(':'))
const namespace = fc.constantFrom('eip155', 'solana', 'polkadot', 'bip122', 'cosmos', 'sui', 'stacks')

describe('CAIP-2 network id: exactly two non-empty parts', () => {
  test('default', () => {
    expect(parseCaipNetworkId('eip155:1')).toEqual({ namespace: 'eip155', reference: '1' })
    expect(isCaipNetworkId('eip155:1')).toBe(true)
    expect(toCaipNetworkId('eip155', 1)).toBe('eip155:1')
  })

  test.each(['eip155', 'eip155:', ':1', ':', 'eip155:1:0xabc', 'a:b:', ':a:b', '', 'a::b'])(
    "behavior: '%s' is 'Invalid CAIP-2 network id: ...'",
    (id) => {
      expect(isCaipNetworkId(id)).toBe(false)
      expect(() => parseCaipNetworkId(id)).toThrow(
        expect.objectContaining({
          message: `Invalid CAIP-2 network id: ${id}`,
          context: { value: id },
          remedy: 'Write namespace:reference, as CAIP-2 does.',
        }),
      )
    },
  )

  test.each(junk)('behavior: %s is refused with the same code', (_, value) => {
    expect(isCaipNetworkId(value)).toBe(false)
    expect(() => parseCaipNetworkId(value)).toThrow(expect.objectContaining({ code: 'caip/invalid-network-id' }))
  })

  test('behavior: an unregistered namespace is still a network id', () => {
    expect(parseCaipNetworkId('doge:1').namespace).toBe('doge')
  })

  test.each([
    ['', '1'],
    ['eip155', ''],
    ['eip155:1', '2'],
  ])('parameters: building from "%s" and "%s" is refused', (head, tail) => {
    expect(() => toCaipNetworkId(head, tail)).toThrow(`Invalid CAIP-2 network id: ${head}:${tail}`)
  })

  test('behavior: build and split are inverse', () => {
    fc.assert(
      fc.property(part, part, (head, reference) => {
        expect(parseCaipNetworkId(toCaipNetworkId(head, reference))).toEqual({ namespace: head, reference })
      }),
    )
  })

  test('behavior: any other count of parts, or an empty part, is refused', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.constant('')), { maxLength: 6 }), (texts) => {
        expect(isCaipNetworkId(texts.join(':'))).toBe(texts.length === 2 && texts.every((text) => text !== ''))
      }),
    )
  })
})

describe('CAIP-10 address: exactly three non-empty colon-separated parts and a known namespace', () => {
  test('default', () => {
    expect(parseCaipAddress('eip155:1:0xabc')).toEqual({ namespace: 'eip155', reference: '1', networkId: 'eip155:1', address: '0xabc' })
    expect(isCaipAddress('eip155:1:0xabc')).toBe(true)
    expect(toCaipAddress('eip155:1', '0xabc')).toBe('eip155:1:0xabc')
    expect(plainAddress('eip155:1:0xabc')).toBe('0xabc')
  })

  test.each([
    'eip155:1',
    'eip155:1:',
    'eip155::0xabc',
    ':1:0xabc',
    'eip155:1:0xabc:2',
    'eip155:1:0xabc:',
    'doge:1:D1',
    'EIP155:1:0xabc',
    '__proto__:1:a',
  ])("behavior: '%s' is 'Invalid CAIP-10 address: ...'", (address) => {
    expect(isCaipAddress(address)).toBe(false)
    expect(() => parseCaipAddress(address)).toThrow(
      expect.objectContaining({
        message: `Invalid CAIP-10 address: ${address}`,
        context: { value: address },
        remedy: 'Write namespace:reference:address, with a family that is registered.',
      }),
    )
  })

  test.each(junk)('behavior: %s is refused with the same code', (_, value) => {
    expect(isCaipAddress(value)).toBe(false)
    expect(() => parseCaipAddress(value)).toThrow(expect.objectContaining({ code: 'caip/invalid-address' }))
  })

  test.each([...junk, ['two parts', 'eip155:1'], ['four parts', 'a:b:c:d']])(
    "behavior: the plain address of %s is 'Invalid CAIP Address' (the short form)",
    (_, value) => {
      expect(() => plainAddress(value)).toThrow(
        expect.objectContaining({
          code: 'caip/no-address',
          message: 'Invalid CAIP Address',
          remedy: 'Write namespace:reference:address.',
        }),
      )
    },
  )

  test('behavior: the plain address is given for any family', () => {
    expect(plainAddress('doge:1:D1')).toBe('D1')
  })

  test('parameters: a network id and an empty address build nothing', () => {
    expect(() => toCaipAddress('eip155:1', '')).toThrow('Invalid CAIP-10 address: eip155:1:')
    expect(() => toCaipAddress('eip155:1', 'a:b')).toThrow('Invalid CAIP-10 address: eip155:1:a:b')
  })

  test('behavior: build and split are inverse for every family', () => {
    fc.assert(
      fc.property(namespace, part, part, (family, reference, address) => {
        const built = toCaipAddress(toCaipNetworkId(family, reference), address)
        expect(parseCaipAddress(built)).toEqual({ namespace: family, reference, networkId: `${family}:${reference}`, address })
        expect(plainAddress(built)).toBe(address)
      }),
    )
  })

  test('behavior: any other count of parts, an empty part or an unknown namespace is refused', () => {
    fc.assert(
      fc.property(fc.oneof(namespace, part), fc.array(fc.oneof(part, fc.constant('')), { maxLength: 5 }), (head, rest) => {
        const isValid = rest.length === 2 && rest.every((text) => text !== '') && isProductNamespace(head)
        expect(isCaipAddress([head, ...rest].join(':'))).toBe(isValid)
      }),
    )
  })

  test('behavior: a long text is shown short', () => {
    expect(() => parseCaipAddress('x'.repeat(100_000))).toThrow(
      expect.objectContaining({ message: `Invalid CAIP-10 address: ${'x'.repeat(120)}…` }),
    )
  })
})

describe('known namespaces', () => {
  test("behavior: the product's seven", () => {
    expect(productNamespaces).toEqual(['eip155', 'solana', 'polkadot', 'bip122', 'cosmos', 'sui', 'stacks'])
  })

  test('behavior: those declared later are known at once, and forgotten with them', () => {
    const declared = new Set<string>()
    const isKnown = knownNamespaces(declared)
    expect(isKnown('solana')).toBe(true)
    expect(isKnown('doge')).toBe(false)
    declared.add('doge')
    expect(parseCaipAddress('doge:1:D1', isKnown).address).toBe('D1')
    declared.delete('doge')
    expect(isCaipAddress('doge:1:D1', isKnown)).toBe(false)
  })

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', ''])("behavior: '%s' is no family", (name) => {
    expect(isProductNamespace(name)).toBe(false)
  })
})
