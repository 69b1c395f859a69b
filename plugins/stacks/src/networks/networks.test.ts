import { describe, expect, test } from 'vitest'
import { ada } from '../../testing/keys.js'
import { defineStacksNetwork, stacks, stacksTestnet } from './index.js'
import { networkFor, networkKind, walletName } from './network-names.js'

const mine = defineStacksNetwork({ chainId: 77, name: 'Harbour', rpcUrls: ['http://127.0.0.1:3999'], testnet: true })

test('default: the networks have the ids of their chains, and STX with 6 decimals', () => {
  expect([stacks, stacksTestnet, mine].map(({ caipNetworkId }) => caipNetworkId)).toEqual(['stacks:1', 'stacks:2147483648', 'stacks:77'])
  expect([stacks, stacksTestnet, mine].map(({ nativeCurrency }) => nativeCurrency.decimals)).toEqual([6, 6, 6])
})

test('behavior: wallets call the two by name, and others by a node', () => {
  expect([stacks, stacksTestnet, mine].map(walletName)).toEqual(['mainnet', 'testnet', 'http://127.0.0.1:3999'])
  expect([stacks, stacksTestnet, mine].map(networkKind)).toEqual(['mainnet', 'testnet', 'testnet'])
})

test.each([
  ['chainId', { chainId: 0 }],
  ['chainId', { chainId: 2 ** 32 }],
  ['chainId', { chainId: '1' }],
  ['name', { name: ' ' }],
  ['rpcUrls', { rpcUrls: [] }],
])('parameters: a wrong %s is an error that says what to give', (field, wrong) => {
  const definition = { chainId: 77, name: 'Harbour', rpcUrls: ['http://127.0.0.1:3999'], ...wrong }
  expect(() => defineStacksNetwork(definition as never)).toThrow(`defineStacksNetwork: ${field} is`)
})

describe('where a wallet is, by its address', () => {
  test.each([
    ['on the main network', undefined, ada.mainnet, 'stacks:1'],
    ['on the test network', undefined, ada.testnet, 'stacks:2147483648'],
    ['not on the one that the page wants', 'stacks:1', ada.testnet, 'stacks:2147483648'],
    ['neither on that', 'stacks:2147483648', ada.mainnet, 'stacks:1'],
    ['on one of its own', mine.caipNetworkId, ada.testnet, mine.caipNetworkId],
  ] as const)('behavior: %s', (_, wanted, address, expected) => expect(networkFor(wanted, address)).toBe(expected))
})
