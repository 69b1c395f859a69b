import { describe, expect, test } from 'vitest'
import { defineSuiNetwork, sui, suiDevnet, suiTestnet } from './index.js'
import { networkFor, networkNames, walletChain } from './wallet-chains.js'

const mine = defineSuiNetwork({ chainIdentifier: '4c78adac', name: 'Harbour', rpcUrls: ['http://127.0.0.1:9000'] })

test('default: the networks have the ids that wallets call them by, and SUI with 9 decimals', () => {
  expect([sui, suiTestnet, suiDevnet].map(({ caipNetworkId }) => caipNetworkId)).toEqual(['sui:mainnet', 'sui:testnet', 'sui:devnet'])
  expect([sui, suiTestnet, suiDevnet, mine].map(({ nativeCurrency }) => nativeCurrency.decimals)).toEqual([9, 9, 9, 9])
})

describe('defineSuiNetwork', () => {
  test('default: its id is the identifier of its chain', () =>
    expect(mine).toMatchObject({ caipNetworkId: 'sui:4c78adac', name: 'Harbour' }))

  test.each([
    ['chainIdentifier', { chainIdentifier: 'mainnet' }],
    ['chainIdentifier', { chainIdentifier: undefined }],
    ['name', { name: ' ' }],
    ['rpcUrls', { rpcUrls: [] }],
  ])('parameters: a wrong %s is an error that says what to give', (field, wrong) => {
    const definition = { chainIdentifier: '4c78adac', name: 'Harbour', rpcUrls: ['http://127.0.0.1:9000'], ...wrong }
    expect(() => defineSuiNetwork(definition as never)).toThrow(`defineSuiNetwork: ${field} is`)
  })
})

describe('where a wallet is', () => {
  test.each([
    ['where the page would like it to be', 'sui:testnet', ['sui:mainnet', 'sui:testnet'], 'sui:testnet'],
    ['on a network of its own by its id', mine.caipNetworkId, [mine.caipNetworkId], mine.caipNetworkId],
    ['on a network of its own as the local one', mine.caipNetworkId, ['sui:localnet'], mine.caipNetworkId],
    ['elsewhere, when it does not serve that', mine.caipNetworkId, ['sui:mainnet'], 'sui:mainnet'],
    ['nowhere known', undefined, ['sui:localnet', 'sui:a network'], undefined],
  ] as const)('behavior: %s', (_, wanted, chains, expected) => expect(networkFor(wanted, chains)).toBe(expected))

  test('behavior: an account for mainnet serves no other network', () => {
    expect(walletChain('sui:testnet', ['sui:mainnet'])).toBeUndefined()
    expect(networkNames('sui:mainnet')).toEqual(['sui:mainnet'])
  })
})
