import type { PayAsset } from '@billfold/kernel'
import { describe, expect, test } from 'vitest'
import { caip19 } from './caip19.js'
import { firstAsset, offeredAssets } from './offered-assets.js'
import { payAssets } from './pay-assets.js'
import { plainAmount, readAmount } from './read-amount.js'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const symbolsOn = (network: string): readonly string[] =>
  payAssets.filter((asset) => asset.network === network).map(({ metadata }) => metadata.symbol)
const offered = (more: Partial<Parameters<typeof offeredAssets>[0]> = {}): readonly PayAsset[] =>
  offeredAssets({ added: [], hasNetwork: () => true, hasAccount: () => true, ...more })
const own: PayAsset = {
  network: 'eip155:31337',
  asset: '0x093382cA9B247eE29655931696E0E503bc975F2e',
  metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
}

describe('pay assets', () => {
  test('default pay assets include USDC on a mainnet and a testnet with 6 decimals', () => {
    const usdc = payAssets.filter(({ metadata }) => metadata.symbol === 'USDC')
    expect(
      usdc.filter(({ network }) => ['eip155:8453', 'eip155:84532'].includes(network)).map(({ metadata }) => metadata.decimals),
    ).toEqual([6, 6])
  })

  test('exchange asset list: ETH, USDC, USDT and SOL on various networks', () => {
    expect(symbolsOn('eip155:1')).toEqual(['USDC', 'USDT', 'ETH'])
    expect(symbolsOn('eip155:10')).toEqual(['USDC', 'USDT'])
    expect(symbolsOn('eip155:137')).toEqual(['USDC', 'USDT'])
    expect(symbolsOn('eip155:8453')).toEqual(['USDC', 'ETH'])
    expect(symbolsOn('eip155:42161')).toEqual(['USDC', 'USDT'])
    expect(symbolsOn('eip155:84532')).toEqual(['USDC', 'ETH'])
    expect(symbolsOn(solana)).toEqual(['USDC', 'USDT', 'SOL'])
  })

  test.each(payAssets.map((asset) => [`${asset.metadata.symbol} on ${asset.network}`, asset] as const))(
    'the asset %s is written as its network writes it',
    (_, { network, asset }) =>
      expect(asset).toMatch(
        asset === 'native' ? /^native$/ : network.startsWith('solana') ? /^[1-9A-HJ-NP-Za-km-z]{32,44}$/ : /^0x[0-9a-fA-F]{40}$/,
      ),
  )
})

describe('offered assets', () => {
  test('default: the assets of the networks and families of this page, and what was added', () => {
    expect(
      offered({ added: [own], hasNetwork: (network) => ['eip155:8453', 'eip155:31337'].includes(network) }).map(({ network }) => network),
    ).toEqual([...['eip155:8453', 'eip155:8453', 'eip155:31337']])
    expect(offered({ hasAccount: (namespace) => namespace === 'solana' }).every(({ network }) => network === solana)).toBe(true)
  })

  test('behavior: the same asset stands there once, and what cannot be counted or served not at all', () => {
    const odd = [
      { ...own, metadata: { ...own.metadata, decimals: -1 } },
      { ...own, network: 'bip122:000000000019d6689c085ae165831e93' as const },
    ]
    const [first] = payAssets
    const again: readonly PayAsset[] = first === undefined ? [] : [{ ...first, asset: first.asset.toLowerCase() }]
    expect(offered({ added: [...odd, ...again] })).toHaveLength(payAssets.length)
  })

  test('behavior: USDC of the network in front is offered first, else the first one', () => {
    expect(firstAsset(payAssets, 'eip155:8453')).toMatchObject({ network: 'eip155:8453', metadata: { symbol: 'USDC' } })
    expect(firstAsset(payAssets, 'eip155:5')).toBe(payAssets[0])
    expect(firstAsset([], 'eip155:1')).toBeUndefined()
  })
})

describe('CAIP-19', () => {
  test.each([
    ['the coin of an EVM network', 'eip155:8453', 'native', 'eip155:8453/slip44:60'],
    ['a token of an EVM network', 'eip155:1', '0xdAC1', 'eip155:1/erc20:0xdAC1'],
    ['the coin of Solana', solana, 'native', `${solana}/slip44:501`],
    ['a token of Solana', solana, 'EPjF', `${solana}/token:EPjF`],
  ] as const)('behavior: %s', (_, network, asset, id) => expect(caip19({ ...own, network, asset })).toBe(id))

  test('behavior: other families throw', () => {
    expect(() => caip19({ ...own, network: 'bip122:000000000019d6689c085ae165831e93' })).toThrow('Asset not supported')
  })
})

describe('amounts', () => {
  test.each([
    ['1', 1_000_000n],
    ['0.5', 500_000n],
    ['12.500000000', 12_500_000n],
    ['0.000001', 1n],
  ])('behavior: %s is an amount', (text, units) => expect(readAmount(text, 6)).toBe(units))

  test.each([
    '',
    '0',
    '0.0',
    '-1',
    '+1',
    '1e3',
    '1,5',
    '1.',
    '.5',
    'NaN',
    'Infinity',
    '0x10',
    ' 1',
    '0.0000001',
    '9'.repeat(400),
    5,
    undefined,
    {},
  ])('behavior: %s is none', (text) => expect(readAmount(text, 6)).toBeUndefined())

  test.each([
    ['007.50', '7.5'],
    ['1.000', '1'],
    ['0.10', '0.1'],
    ['10', '10'],
  ])('behavior: %s is written plainly', (text, plain) => expect(plainAmount(text)).toBe(plain))
})
