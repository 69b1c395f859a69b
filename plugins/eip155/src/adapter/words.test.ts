import { exoticValues } from '@billfold/test/fakes'
import * as fc from 'fast-check'
import { decodeFunctionData, erc20Abi, getAddress, parseUnits as viemParse } from 'viem'
import { describe, expect, test } from 'vitest'
import { formatAmount as formatUnits, parseAmount as parseUnits } from '@billfold/kernel/family'
import { defineEvmNetwork } from '../networks/index.js'
import { capabilityOn, parseCapabilities } from './capabilities.js'
import { writeTransaction } from './sending.js'
import { chainDescription } from './switching.js'
import { transferRequest } from './transfer.js'
import { writeTypedData } from './typed-data.js'

const brook = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x093382cA9B247eE29655931696E0E503bc975F2e'

describe('units', () => {
  test('behavior: any amount is written and read back without loss, at any number of decimals', () => {
    const isReadBack = (value: bigint, decimals: number): boolean => parseUnits(formatUnits(value, decimals), decimals) === value
    expect(() => fc.assert(fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.nat(77), isReadBack))).not.toThrow()
  })

  test('behavior: reads what viem reads, except that it never rounds up', () => {
    const digits = fc.tuple(fc.nat(), fc.nat({ max: 999_999 })).map(([whole, part]) => `${whole}.${String(part).padStart(6, '0')}`)
    const isSame = (text: string, decimals: number): boolean => parseUnits(text, decimals) === viemParse(text, decimals)
    expect(() => fc.assert(fc.property(digits, fc.integer({ min: 6, max: 36 }), isSame))).not.toThrow()
    expect([parseUnits('1.9', 0), viemParse('1.9', 0)]).toEqual([1n, 2n])
  })

  test.each(['', ' ', '-1', '1,5', '0x10', 'one', 'NaN', 'Infinity'])('behavior: "%s" is no amount', (text) => {
    expect(() => parseUnits(text, 18)).toThrow(expect.objectContaining({ code: 'wallet/invalid-amount' }))
  })

  test.each([-1, 78, 1.5, NaN])('behavior: %d decimals are none', (decimals) => {
    expect(() => parseUnits('1', decimals)).toThrow('is no amount')
    expect(() => formatUnits(1n, decimals)).toThrow('is no amount')
  })
})

describe('transfers', () => {
  test('default: the native coin is a value', () => {
    expect(transferRequest({ to: brook, amount: 5n })).toEqual({ to: brook, value: 5n, data: '0x' })
  })

  test('behavior: a token is told transfer(receiver, amount), as every ABI of it reads it', () => {
    const isRead = (amount: bigint): boolean => {
      const { to, data } = transferRequest({ to: brook, amount, tokenAddress: token })
      const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: data as `0x${string}` })
      return to === token && functionName === 'transfer' && args[0] === getAddress(brook) && args[1] === amount
    }
    expect(() => fc.assert(fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), isRead))).not.toThrow()
  })

  test.each([
    ['no receiver', { to: '', amount: 1n }],
    ['a name', { to: 'brook.eth', amount: 1n }],
    ['an address of another family', { to: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', amount: 1n }],
    ['an address whose capitals do not add up', { to: '0x70997970c51812dc3A010C7d01b50e0d17dc79C8', amount: 1n }],
    ['a token whose capitals do not add up', { to: brook, amount: 1n, tokenAddress: '0x093382ca9B247eE29655931696E0E503bc975F2e' }],
    ['a token that is no address', { to: brook, amount: 1n, tokenAddress: 'USDC' }],
    ['less than nothing', { to: brook, amount: -1n }],
    ['more than there can be', { to: brook, amount: 2n ** 256n }],
  ])('behavior: %s is no transfer', (_, request) => {
    expect(() => transferRequest(request)).toThrow(expect.objectContaining({ name: 'BillfoldError' }))
  })
})

test('behavior: an address in capitals is handed on without them: some wallets take it for miswritten', () => {
  expect(transferRequest({ to: `0x${brook.slice(2).toUpperCase()}`, amount: 1n }).to).toBe(brook.toLowerCase())
})

test('writeTransaction: numbers in hex, and what is absent left out', () => {
  expect(writeTransaction({ to: brook.slice(2), value: 255n, gas: 21_000n, gasPrice: 0n }, { from: token })).toEqual({
    from: token,
    to: brook,
    value: '0xff',
    gas: '0x5208',
    gasPrice: '0x0',
  })
})

describe('chainDescription: wallet_addEthereumChain with chainId (hex), rpcUrls, chainName, nativeCurrency, blockExplorerUrls, iconUrls', () => {
  const network = defineEvmNetwork({
    id: 8453,
    name: 'Base',
    rpcUrls: ['https://own.example', 'https://own.example'],
    explorer: { url: 'https://explorer.example' },
    imageUrl: 'https://pictures.example/base.png',
  })

  test('default', () => {
    expect(chainDescription(network)).toEqual({
      chainId: '0x2105',
      rpcUrls: ['https://own.example'],
      chainName: 'Base',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      blockExplorerUrls: ['https://explorer.example'],
      iconUrls: ['https://pictures.example/base.png'],
    })
  })

  test('behavior: what is not there is left out; a picture that is no address too', () => {
    const { blockExplorers: _, ...bare } = network
    expect(Object.keys(chainDescription({ ...bare, assets: { imageUrl: 'data:image/png;base64,AA==' } }))).toEqual([
      'chainId',
      'rpcUrls',
      'chainName',
      'nativeCurrency',
    ])
  })
})

describe('writeTypedData', () => {
  const data = {
    types: { Berth: [{ name: 'boat', type: 'string' }] },
    primaryType: 'Berth',
    domain: { name: 'Harbour', chainId: 1 },
    message: { boat: 'Möwe' },
  }

  test('behavior: names the type of the domain by what the domain has, in its order', () => {
    const { types } = JSON.parse(writeTypedData({ ...data, domain: { salt: '0x', chainId: 1n, name: 'Harbour' } })) as {
      types: Record<string, unknown>
    }
    expect(types['EIP712Domain']).toEqual([
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'salt', type: 'bytes32' },
    ])
  })

  test('behavior: whole numbers beyond 2^53 keep every digit, as numbers, as text and as JSON', () => {
    const most = 2n ** 256n - 1n
    const types = { Pay: [{ name: 'amount', type: 'uint256' }] }
    const written = (given: unknown): unknown => (JSON.parse(writeTypedData(given)) as { message: { amount: unknown } }).message.amount
    const pay = { types, primaryType: 'Pay', domain: {} }
    const text = (amount: string): string => JSON.stringify({ ...pay, message: { amount: 0 } }).replace('"amount":0', `"amount":${amount}`)
    expect(written({ ...pay, message: { amount: most } })).toBe(String(most))
    expect(written(text(String(most)))).toBe(String(most))
    expect(written(text('9007199254740993'))).toBe('9007199254740993')
    expect(written({ ...pay, message: { amount: 1e21 } })).toBe('1000000000000000000000')
    expect(written(text('12'))).toBe(12)
  })

  test('behavior: a type of the domain that is given stays', () => {
    const EIP712Domain = [{ name: 'name', type: 'string' }]
    expect(JSON.parse(writeTypedData({ ...data, types: { ...data.types, EIP712Domain } }))).toMatchObject({ types: { EIP712Domain } })
  })

  test.each([
    undefined,
    null,
    1,
    '',
    'hello',
    '{',
    [],
    {},
    { ...data, primaryType: 1 },
    { ...data, primaryType: 'Pier' },
    { ...data, types: null },
    { ...data, message: 'Möwe' },
  ])('behavior: %o is no typed data', (given) =>
    expect(() => writeTypedData(given)).toThrow(expect.objectContaining({ code: 'evm/invalid-typed-data' })),
  )
})

describe('capabilities', () => {
  test('behavior: hex ids are made alike, and 0x0 stands for every chain', () => {
    const found = parseCapabilities({
      '0x0': { paymasterService: { supported: true } },
      '0x01': { atomic: { status: 'ready' } },
      junk: {},
      '0x2': 1,
    })
    expect(found).toEqual({ '0x0': { paymasterService: { supported: true } }, '0x1': { atomic: { status: 'ready' } } })
    if (found === undefined) return
    expect(capabilityOn(found, 1, 'atomic')).toEqual({ status: 'ready' })
    expect(capabilityOn(found, 1, 'paymasterService')).toEqual({ supported: true })
    expect(capabilityOn(found, 2, 'atomic')).toBeUndefined()
    expect(capabilityOn(found, 2, 'constructor')).not.toEqual({ supported: true })
  })

  test.each([null, undefined, 1, 'yes', []])('behavior: %o is none', (said) => {
    expect(parseCapabilities(said)).toBeUndefined()
  })

  test.each(exoticValues)('behavior: $name breaks nothing', ({ make }) => {
    const found = parseCapabilities(make())
    expect(found === undefined || Object.keys(found).length === 0).toBe(true)
  })
})
