import { describe, expect, test } from 'vitest'
import * as fc from 'fast-check'
import { leastTime } from '../../../testing/least-time.js'
import { addressPatterns, looksLikeAddress } from './addresses.js'
import { authDisplayName } from './auth-name.js'
import { coinTypeOf } from './coin-type.js'
import { invalidEmail, isEmail } from './email.js'
import { isRegistrableName } from './names.js'
import { providerNames } from './provider-names.js'
import { isLowQuality, readWalletAssets } from './wallet-assets.js'
import { type ExcludedWallet, withoutDuplicates, withoutExcluded } from './wallets.js'

const noTexts: readonly (readonly [string, unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['a number', 5],
  ['an object', { toString: () => 'name' }],
  ['a list', ['name']],
]

describe('addresses', () => {
  const evm = '52908400098527886E0F7030069857D2E4169EE7'
  const solana = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'

  test.each([
    ['EVM address: 40 hex digits', 'eip155', evm, true],
    ['with an optional 0x prefix', 'eip155', `0x${evm}`, true],
    ['39 digits', 'eip155', `0x${evm.slice(1)}`, false],
    ['41 digits', 'eip155', `0x${evm}0`, false],
    ['a letter that is no hex digit', 'eip155', `0x${evm.slice(1)}g`, false],
    ['a line after it', 'eip155', `0x${evm}\n`, false],
    ['a capital X', 'eip155', `0X${evm}`, false],
    ['Solana address: base58, 32 to 44 characters', 'solana', solana, true],
    ['32 characters', 'solana', '1'.repeat(32), true],
    ['31 characters', 'solana', '1'.repeat(31), false],
    ['45 characters', 'solana', '1'.repeat(45), false],
    ['a longer text that ends like one', 'solana', `x-${solana}`, false],
    ['0, which base58 leaves out', 'solana', `0${solana.slice(1)}`, false],
    ['l', 'solana', `l${solana.slice(1)}`, false],
    ['O', 'solana', `O${solana.slice(1)}`, false],
    ['I', 'solana', `I${solana.slice(1)}`, false],
    ['a family of which nothing is said', 'cosmos', 'cosmos1abc', undefined],
  ] as const)('behavior: %s', (_, namespace, address, expected) => {
    expect(looksLikeAddress(namespace, address)).toBe(expected)
  })

  test.each(noTexts)('behavior: %s is no address', (_, value) => {
    expect(looksLikeAddress('eip155', value)).toBe(false)
  })

  test('behavior: a name of Object.prototype is no family', () => {
    expect(looksLikeAddress('constructor' as 'eip155', evm)).toBeUndefined()
    expect(Object.keys(addressPatterns)).toEqual(['eip155', 'solana'])
  })
})

describe('name: at least 4 characters, letters, digits and hyphens only', () => {
  test.each([
    ['abcd', true],
    ['a-b-1', true],
    ['ABCD', true],
    ['----', true],
    ['abc', false],
    ['', false],
    ['ab_cd', false],
    ['ab.cd', false],
    ['ab cd', false],
    [' abcd', false],
    ['_abcd', false],
    ['abcd\n', false],
    ['äbcd', false],
    ['аbcd', false],
  ])('behavior: "%s": %s', (name, expected) => {
    expect(isRegistrableName(name)).toBe(expected)
  })

  test.each(noTexts)('behavior: %s is no name', (_, value) => {
    expect(isRegistrableName(value)).toBe(false)
  })
})

describe('chain id to coin type', () => {
  test.each([
    [1, 2_147_483_649],
    [0, 2_147_483_648],
    [10, 2_147_483_658],
    [137, 2_147_483_785],
    [42_161, 2_147_525_809],
    [2_147_483_647, 4_294_967_295],
  ])('behavior: %i gives %i', (chainId, expected) => {
    expect(coinTypeOf(chainId)).toBe(expected)
  })

  test.each([2_147_483_648, 2_147_483_649, 1e30, -1, 1.5, NaN, Infinity])(
    "behavior: chain ids at or above 2147483648 are rejected ('Invalid chainId'), and so is %d",
    (chainId) => {
      expect(() => coinTypeOf(chainId)).toThrow(
        expect.objectContaining({ code: 'validation/invalid-chain-id', message: 'Invalid chainId', context: { chainId } }),
      )
    },
  )
})

describe("e-mail: 'Please enter a valid email address' (code APKTW002)", () => {
  test('behavior: code and text', () => {
    expect(invalidEmail).toEqual({ code: 'APKTW002', message: 'Please enter a valid email address' })
  })

  test.each([
    ['jo@mail.example', true],
    ['jo.doe+x@a.b.c.example', true],
    ["o'neil@mail.example", false],
    ['jo@mail', false],
    ['@mail.example', false],
    ['jo@', false],
    ['jo', false],
    ['jo@@mail.example', false],
    ['jo doe@mail.example', false],
    ['jo@mail..example', false],
    ['jo@mail.example.', false],
    ['jo@mail.example\n', false],
    ['<b>@mail.example', false],
    [`${'x'.repeat(65)}@mail.example`, false],
    [`${'x'.repeat(50)}@${'mail.'.repeat(39)}example`.padEnd(254, 'e'), true],
    [`${'x'.repeat(50)}@${'mail.'.repeat(39)}example`.padEnd(255, 'e'), false],
    ['', false],
  ])('behavior: "%s": %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected)
  })

  test.each(noTexts)('behavior: %s is none', (_, value) => {
    expect(isEmail(value)).toBe(false)
  })

  test('behavior: a text made to slow the pattern down is read in linear time', () => {
    expect(leastTime(() => isEmail('a@'.repeat(1_000_000)))).toBeLessThan(250)
    expect(leastTime(() => isEmail(`a@${'a.'.repeat(126)}`))).toBeLessThan(250)
  })
})

describe('wallet assets', () => {
  const metadata = { name: 'USD Coin', symbol: 'USDC', decimals: 6, price: 1, iconUrl: 'https://x.example/i.png' }
  const asset = { address: '0xA0b8', balance: '0x10', type: 'ERC20', metadata } as const

  test('default', () => {
    const native = { ...asset, type: 'NATIVE' } as const
    expect(readWalletAssets({ 'eip155:1': [asset, native], 'eip155:10': [] })).toEqual({ 'eip155:1': [asset, native], 'eip155:10': [] })
  })

  const incomplete: readonly (readonly [string, unknown])[] = [
    ['no address', { ...asset, address: undefined }],
    ['an address that is a number', { ...asset, address: 1 }],
    ['a balance that is a number', { ...asset, balance: 16 }],
    ['an empty balance', { ...asset, balance: '' }],
    ['type ERC721', { ...asset, type: 'ERC721' }],
    ['no metadata', { ...asset, metadata: undefined }],
    ...Object.keys(metadata).map(
      (name) => [`metadata without ${name}`, { ...asset, metadata: { ...metadata, [name]: undefined } }] as const,
    ),
    ['decimals that are a text', { ...asset, metadata: { ...metadata, decimals: '6' } }],
    ['negative decimals', { ...asset, metadata: { ...metadata, decimals: -1 } }],
    ['half a decimal', { ...asset, metadata: { ...metadata, decimals: 0.5 } }],
    ['a price beyond all numbers', { ...asset, metadata: { ...metadata, price: Infinity } }],
    ['nothing', null],
  ]

  test.each(incomplete)('behavior: wallet assets are valid only if each is complete: %s makes the answer invalid', (_, bad) => {
    expect(readWalletAssets({ 'eip155:1': [asset, bad] })).toBeUndefined()
  })

  test.each([
    ['nothing', undefined],
    ['a text', 'x'],
    ['a list', [asset]],
    ['assets that are no list', { 'eip155:1': asset }],
    ['a key that is no network', { eip155: [asset] }],
    [
      'a getter that throws',
      {
        get 'eip155:1'(): never {
          throw new Error('no')
        },
      },
    ],
  ])('behavior: %s is no answer', (_, answer) => {
    expect(readWalletAssets(answer)).toBeUndefined()
  })

  test('behavior: tokens with zero decimals are dropped as low quality', () => {
    const spam = { ...asset, metadata: { ...metadata, decimals: 0 } }
    expect(readWalletAssets({ 'eip155:1': [spam, asset] })).toEqual({ 'eip155:1': [asset] })
  })

  test.each([
    ['0', true],
    [0, true],
    ['6', false],
    [18, false],
  ])('behavior: low quality with decimals %j: %s', (decimals, expected) => {
    expect(isLowQuality(decimals)).toBe(expected)
  })

  test('behavior: what the wallet keeps does not change what was read', () => {
    const live = { 'eip155:1': [{ ...asset, metadata: { ...metadata } }] }
    const read = readWalletAssets(live)
    const [first] = live['eip155:1']
    if (first) Object.assign(first.metadata, { symbol: 'SCAM' })
    expect(read?.['eip155:1']?.[0]?.metadata.symbol).toBe('USDC')
  })

  test('behavior: no throw and no prototype touched for anything', () => {
    fc.assert(fc.property(fc.anything(), (value) => void readWalletAssets(value)))
    readWalletAssets(JSON.parse('{"__proto__":[{"isPolluted":true}]}'))
    expect(({} as Record<string, unknown>)['isPolluted']).toBeUndefined()
  })
})

describe('the on-ramp provider list must be an array of strings, else empty', () => {
  test.each([
    [['meld'], ['meld']],
    [[], []],
    [['meld', 5], []],
    ['meld', []],
    [{ 0: 'meld', length: 1 }, []],
    [undefined, []],
    [null, []],
    [true, []],
  ])('behavior: %j gives %j', (value, expected) => {
    expect(providerNames(value)).toEqual(expected)
  })
})

describe('auth display name', () => {
  const long = `${'long'.repeat(6)}@mail.example`

  test('behavior: cut to 30 characters with an ellipsis for long emails', () => {
    const name = authDisplayName({ email: long }) ?? ''
    expect(name).toBe('longlonglonglonglonglong@mail…')
    expect(name).toHaveLength(30)
  })

  test.each([
    ['30 characters stay', { email: 'x'.repeat(30) }, 'x'.repeat(30)],
    ['31 are cut', { email: 'x'.repeat(31) }, `${'x'.repeat(29)}…`],
    ['no half of a character is left', { username: '😀'.repeat(31) }, `${'😀'.repeat(29)}…`],
    ['a username goes before the e-mail', { email: 'a@b.example', username: 'jo' }, 'jo'],
    ['a trailing 0 on a discord username is dropped', { username: 'jo0', provider: 'discord' }, 'jo'],
    ['one 0 only', { username: 'jo00', provider: 'discord' }, 'jo0'],
    ['no other digit', { username: 'jo1', provider: 'discord' }, 'jo1'],
    ['not elsewhere', { username: 'jo0', provider: 'github' }, 'jo0'],
    ['nothing known', {}, undefined],
  ])('behavior: %s', (_, identity, expected) => {
    expect(authDisplayName(identity)).toBe(expected)
  })
})

describe('duplicate wallets are filtered by rdns, by name and by id', () => {
  const wallet = { id: '1', name: 'One', rdns: 'io.one' }

  test.each([
    ['the same id', { id: '1', name: 'Two', rdns: 'io.two' }, false],
    ['the same name', { id: '2', name: 'One', rdns: 'io.two' }, false],
    ['the same rdns', { id: '2', name: 'Two', rdns: 'io.one' }, false],
    ['nothing in common', { id: '2', name: 'Two', rdns: 'io.two' }, true],
    ['no rdns on one of them', { id: '2', name: 'Two' }, true],
    ['the id of one is the name of the other', { id: 'One', name: '1' }, true],
  ])('behavior: %s', (_, other, isKept) => {
    expect(withoutDuplicates([wallet, other])).toEqual(isKept ? [wallet, other] : [wallet])
    expect(withoutDuplicates([other], [wallet])).toEqual(isKept ? [other] : [])
  })

  test('behavior: two wallets without rdns are two', () => {
    const bare = [
      { id: '1', name: 'One' },
      { id: '2', name: 'Two', rdns: undefined },
    ]
    expect(withoutDuplicates(bare)).toEqual(bare)
  })

  test('behavior: a wallet that was dropped does not hide others', () => {
    const shadow = { id: '1', name: 'Two', rdns: 'io.two' }
    const third = { id: '3', name: 'Two', rdns: 'io.three' }
    expect(withoutDuplicates([wallet, shadow, third])).toEqual([wallet, third])
  })
})

describe('excluded wallets are hidden by rdns or name', () => {
  const wallets = [
    { id: '1', name: 'One', rdns: 'io.one' },
    { id: '2', name: 'Two' },
  ]

  const sameId = { id: '1', name: 'Other' }
  const rows: readonly (readonly [string, readonly ExcludedWallet[], readonly string[]])[] = [
    ['by rdns', [{ rdns: 'io.one' }], ['2']],
    ['by name', [{ name: 'Two' }], ['1']],
    ['by either', [{ rdns: 'io.one', name: 'Other' }], ['2']],
    ['both', [{ rdns: 'io.one' }, { name: 'Two' }], []],
    ['nothing', [], ['1', '2']],
    ['an empty entry', [{}, { name: '', rdns: '' }], ['1', '2']],
    ['not by id', [sameId], ['1', '2']],
  ]

  test.each(rows)('behavior: %s', (_, excluded, expected) => {
    expect(withoutExcluded(wallets, excluded).map(({ id }) => id)).toEqual(expected)
  })
})
