import { ana } from '@billfold/local-chains/solana/seed'
import { describe, expect, test } from 'vitest'
import { defineSolanaNetwork, solana, solanaDevnet, solanaTestnet } from './index.js'
import { networkFor, networkNames, networkOf, walletChain } from './wallet-chains.js'

describe('the networks', () => {
  test.each([
    [solana, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', 'solana:mainnet'],
    [solanaDevnet, 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K', 'solana:devnet'],
    [solanaTestnet, 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', undefined, 'solana:testnet'],
  ] as const)('default: $0.name has its CAIP-2 id, the deprecated one, and its name among wallets', (network, id, deprecated, name) => {
    expect([network.caipNetworkId, network.deprecatedCaipNetworkId]).toEqual([id, deprecated])
    expect(walletChain(id, ['solana:mainnet', 'solana:devnet', 'solana:testnet', 'solana:localnet'])).toBe(name)
    expect(networkOf(name)).toBe(id)
    expect(walletChain(deprecated ?? id, [name])).toBe(name)
  })
})

describe('defineSolanaNetwork', () => {
  const definition = { genesisHash: ana.address, name: 'Harbour', rpcUrls: ['http://127.0.0.1:8899'] } as const

  test('default: its id is the beginning of its genesis hash, its money SOL with 9 decimals', () => {
    expect(defineSolanaNetwork(definition)).toMatchObject({
      caipNetworkId: `solana:${ana.address.slice(0, 32)}`,
      chainNamespace: 'solana',
      nativeCurrency: { symbol: 'SOL', decimals: 9 },
    })
  })

  test.each([
    ['genesisHash', { genesisHash: 'mainnet' }],
    ['genesisHash', { genesisHash: undefined }],
    ['name', { name: ' ' }],
    ['rpcUrls', { rpcUrls: [] }],
    ['rpcUrls[0]', { rpcUrls: ['ws://127.0.0.1'] }],
    ['nativeCurrency.decimals', { nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9.5 } }],
    ['explorer.url', { explorer: { url: 'javascript:alert(1)' } }],
  ])('parameters: a wrong %s is an error that says what to give', (field, wrong) => {
    expect(() => defineSolanaNetwork({ ...definition, ...wrong } as never)).toThrow(`defineSolanaNetwork: ${field} is`)
  })
})

describe('where a wallet is', () => {
  const [mine, mainnet] = [`solana:${ana.address.slice(0, 32)}` as const, solana.caipNetworkId]

  test.each([
    ['where the page would like it to be', mine, ['solana:mainnet', 'solana:localnet'], mine],
    ['on a chain of its own by its id', mine, [mine], mine],
    ['elsewhere, when it does not serve that', mine, ['solana:mainnet'], mainnet],
    ['nowhere known', undefined, ['solana:localnet', 'solana:futurenet-of-somebody'], undefined],
  ] as const)('behavior: %s', (_, wanted, chains, expected) => expect(networkFor(wanted, chains)).toBe(expected))

  test('behavior: hosts may call a network by its name among wallets, and by its id', () => {
    expect([networkNames(mainnet), networkNames(mine)]).toEqual([
      ['solana:mainnet', mainnet],
      ['solana:localnet', mine],
    ])
  })
})

test('default: native token decimals: SOL 9', () => {
  expect([solana, solanaDevnet, solanaTestnet].map(({ nativeCurrency }) => nativeCurrency.decimals)).toEqual([9, 9, 9])
})
