import type { TokenBalance } from '@billfold/kernel'
import { exoticValues } from '@billfold/test/fakes'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clippedName, readWalletAssets } from '@billfold/kernel/data'
import { multiply, sum } from './decimal-math.js'
import { readTokens } from './read-tokens.js'
import { isSmall, tokenRows, worthOf } from './token-rows.js'
import { trustOf } from './trust.js'
import { walletTokens } from './wallet-tokens.js'

const network = 'eip155:1'
const contract = '0x1111111111111111111111111111111111111111'
const good = {
  name: 'Coin',
  symbol: 'COIN',
  chainId: network,
  address: `${network}:${contract}`,
  price: 2,
  iconUrl: '',
  quantity: { decimals: '18', numeric: '3' },
}
const read = (overrides: object): TokenBalance | undefined => readTokens([{ ...good, ...overrides }], network)[0]

describe('readTokens', () => {
  test('default: a whole row', () => expect(read({})).toEqual({ ...good, value: 6 }))

  test('behavior: tokens with zero decimals are dropped as low quality', () => {
    for (const decimals of ['0', 0, '00']) expect(read({ quantity: { decimals, numeric: '3' } })).toBeUndefined()
  })

  test.each([
    ['decimals 78', { quantity: { decimals: '78', numeric: '1' } }],
    ['decimals that are negative', { quantity: { decimals: '-1', numeric: '1' } }],
    ['decimals that are no number', { quantity: { decimals: 'NaN', numeric: '1' } }],
    ['a negative amount', { quantity: { decimals: '18', numeric: '-1' } }],
    ['an amount that is no number', { quantity: { decimals: '18', numeric: 'NaN' } }],
    ['no amount', { quantity: undefined }],
    ['nothing of it', { quantity: { decimals: '18', numeric: '0.000' } }],
    ['another network', { chainId: 'eip155:2' }],
    ['an address on another network', { address: `eip155:2:${contract}` }],
    ['an address with markup', { address: '<img src=x>' }],
    ['no name at all', { name: ' \u200b', symbol: '\u202e' }],
  ])('behavior: a row with %s is left out', (_, overrides) => expect(read(overrides)).toBeUndefined())

  test.each([
    ['missing', undefined],
    ['0', 0],
    ['negative', -3],
    ['1e30', 1e30],
    ['NaN', NaN],
    ['Infinity', Infinity],
    ['a text', '3'],
  ])('behavior: a price that is %s is none: no value is built from it', (_, price) => {
    const token = read({ price, value: 1e9 })
    expect([token?.price, token?.value]).toEqual([0, undefined])
  })

  test('behavior: the service may not say what it is worth: that is counted here', () => expect(read({ value: 1e9 })?.value).toBe(6))

  test('behavior: decimals 77 and long amounts are exact', () => {
    const numeric = `${'9'.repeat(20)}.${'1'.repeat(77)}`
    expect(read({ quantity: { decimals: 77, numeric } })?.quantity).toEqual({ decimals: '77', numeric })
  })

  test('behavior: names are text, clipped by whole signs, without what cannot be seen', () => {
    expect(read({ name: 'A\u202eB\u0000C' })?.name).toBe('ABC')
    expect(read({ name: '👩‍👩‍👧‍👦'.repeat(60) })?.name).toMatch(/…$/u)
    expect(Array.from(clippedName('x'.repeat(500), 40) ?? '')).toHaveLength(40)
  })

  test('behavior: the same token twice is one, whatever the case of its address', () => {
    const upper = { ...good, address: `${network}:0x${'aB'.repeat(20)}` }
    expect(readTokens([upper, { ...upper, address: upper.address.toLowerCase() }], network)).toHaveLength(1)
  })

  test.each(Object.entries(exoticValues))('behavior: %s in any place is survived', (_, make) => {
    const exotic: unknown = typeof make === 'function' ? (make as () => unknown)() : make
    expect(() => readTokens(exotic, network)).not.toThrow()
    expect(() => readTokens([exotic, ...Object.keys(good).map((key) => ({ ...good, [key]: exotic }))], network)).not.toThrow()
  })

  test('property: whatever is said, what is read can be counted and shown', () => {
    const row = fc.record({
      name: fc.oneof(fc.string({ unit: 'grapheme' }), fc.anything()),
      symbol: fc.string(),
      chainId: fc.constant(network),
      address: fc.oneof(fc.constant(good.address), fc.constant(undefined), fc.string()),
      price: fc.oneof(fc.double(), fc.anything()),
      iconUrl: fc.anything(),
      quantity: fc.record({
        decimals: fc.oneof(fc.integer(), fc.string()),
        numeric: fc.oneof(fc.double().map(String), fc.string(), fc.bigInt().map(String)),
      }),
    })
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const tokens = readTokens(rows, network)
        const worth = worthOf(tokenRows(tokens, { native: undefined, listed: [], named: new Set() }))
        for (const { quantity, name, price } of tokens) {
          expect(quantity.numeric).toMatch(/^\d+(\.\d+)?$/)
          expect(Number(quantity.decimals)).toBeGreaterThan(0)
          expect(price).toBeGreaterThanOrEqual(0)
          expect(name.length).toBeGreaterThan(0)
        }
        expect(worth.total ?? '0').toMatch(/^\d+(\.\d+)?$/)
      }),
    )
  })
})

describe('decimal math', () => {
  test.each([
    ['0.1', '0.2', '0.02'],
    ['1.5', 2, '3'],
    ['123456789012345678901234567890.5', '2', '246913578024691357802469135781'],
    [1e-7, '3', '0.0000003'],
  ])('default: %s times %s is %s', (left, right, expected) => expect(multiply(left, right)).toBe(expected))

  test('default: a tenth and two tenths are three tenths', () => expect(sum(['0.1', '0.2', 'none', '1'])).toBe('1.3'))

  test('property: products and sums of whole numbers are those of bigints', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.bigInt({ min: 0n, max: 10n ** 40n }), (a, b) => {
        expect(multiply(String(a), String(b))).toBe(String(a * b))
        expect(sum([String(a), String(b)])).toBe(String(a + b))
      }),
    )
  })
})

describe('worth', () => {
  const rows = (tokens: readonly (TokenBalance | undefined)[]): ReturnType<typeof tokenRows> =>
    tokenRows(
      tokens.flatMap((token) => token ?? []),
      { native: undefined, listed: [], named: new Set() },
    )
  const other = { address: `${network}:0x2222222222222222222222222222222222222222` }

  test('behavior: no total is built when a price is missing: "-" and not "0.00"', () => {
    expect(worthOf(rows([read({}), read({ ...other, price: 0 })]))).toEqual({ total: undefined, known: '6', unpriced: 1 })
    expect(worthOf(rows([read({ price: 0 })]))).toEqual({ total: undefined, known: undefined, unpriced: 1 })
    expect(worthOf(rows([read({}), read({ ...other, price: 1 })]))).toEqual({ total: '9', known: '9', unpriced: 0 })
  })

  test('behavior: most worth first, then without price, the native one before others', () => {
    const native = read({ address: undefined, name: 'Z', price: 0 })
    const names = rows([read({ price: 0, name: 'B' }), native, read({ ...other, name: 'C', price: 9 })]).map(({ token }) => token.name)
    expect(names).toEqual(['C', 'Z', 'B'])
  })

  test.each([
    ['less than the limit', { price: 0.1 }, true],
    ['exactly the limit', { price: 1, quantity: { decimals: '18', numeric: '1' } }, false],
    ['a price that is not known', { price: 0 }, false],
    ['the native token', { price: 0.0001, address: undefined }, false],
  ])('behavior: %s is small: %s', (_, overrides, expected) => {
    const [row] = rows([read(overrides)])
    expect(row && isSmall(row, 1)).toBe(expected)
  })
})

describe('trustOf', () => {
  const native = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const listed = [{ symbol: 'USDC', name: 'USD Coin', address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' }]
  const trust = (overrides: object, named: readonly string[] = []): string => {
    const token = read(overrides)
    return token === undefined ? 'unread' : trustOf(token, { native, listed, named: new Set(named) })
  }

  test.each([
    ['the native token', { address: undefined }, 'known'],
    ['the contract that is listed', { symbol: 'USDC', address: `${network}:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48` }, 'known'],
    ['a fake USDC', { symbol: 'USDC' }, 'spam'],
    ['a fake USDC by its name', { name: 'USD Coin', symbol: 'X' }, 'spam'],
    ['a fake USDC in Cyrillic letters', { symbol: 'USDС' }, 'spam'],
    ['a fake USDC with marks and blanks', { symbol: ' U.S.D.C ' }, 'spam'],
    ['a contract that calls itself the native coin', { symbol: 'ETH' }, 'spam'],
    ['a page in the name', { name: 'Visit https://evil.example' }, 'spam'],
    ['a domain in the symbol', { symbol: 'GIFT.TOP' }, 'spam'],
    ['a claim', { name: '$5000 Voucher' }, 'spam'],
    ['full-width letters', { name: 'ｃｌａｉｍ now' }, 'spam'],
    ['an honest unknown one', { name: 'yearn.finance', symbol: 'YFI' }, 'unknown'],
  ])('behavior: %s', (_, overrides, expected) => expect(trust(overrides)).toBe(expected))

  test('behavior: a token that the host names is known', () => expect(trust({ symbol: 'USDC' }, [`${network}:${contract}`])).toBe('known'))
})

describe('walletTokens', () => {
  const metadata = { name: 'Coin', symbol: 'COIN', decimals: 6, price: 2, iconUrl: '' }
  const readAnswer = (answer: object): ReturnType<typeof walletTokens> => {
    const found = readWalletAssets(answer)
    return found && walletTokens(found, network)
  }
  const assets = (asset: object): ReturnType<typeof walletTokens> =>
    readAnswer({ [network]: [{ address: contract, balance: '0x16e360', type: 'ERC20', metadata, ...asset }] })

  test('default: hex in smallest units', () =>
    expect(assets({})?.[0]).toMatchObject({ address: `${network}:${contract}`, quantity: { decimals: '6', numeric: '1.5' }, value: 3 }))
  test('default: digits', () => expect(assets({ balance: '1500000' })?.[0]?.quantity.numeric).toBe('1.5'))
  test('behavior: native has no address', () => expect(assets({ type: 'NATIVE', address: 'native' })?.[0]?.address).toBeUndefined())

  test.each([
    ['no balance', { balance: undefined }],
    ['another type', { type: 'ERC721' }],
    ['metadata that is not complete', { metadata: { ...metadata, price: undefined } }],
  ])('behavior: valid only if complete: %s makes all of it unreadable', (_, asset) => expect(assets(asset)).toBeUndefined())

  test.each([
    ['zero decimals', { metadata: { ...metadata, decimals: 0 } }],
    ['decimals 78', { metadata: { ...metadata, decimals: 78 } }],
    ['a balance that is no number', { balance: 'plenty' }],
    ['a negative balance', { balance: '-1' }],
  ])('behavior: an asset with %s is dropped', (_, asset) => expect(assets(asset)).toEqual([]))

  test('behavior: another network alone says nothing of this one', () => expect(readAnswer({ 'eip155:5': [] })).toBeUndefined())
})
