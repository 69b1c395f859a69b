import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLowQuality, readWalletAssets } from './wallet-assets.js'

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
