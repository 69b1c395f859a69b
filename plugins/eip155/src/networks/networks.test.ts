import type { Network } from '@billfold/kernel'
import { describe, expect, test } from 'vitest'
import * as viemChains from 'viem/chains'
import * as published from './index.js'
import { type EvmChain, type EvmNetworkDefinition, defineEvmNetwork, toNetwork } from './index.js'

const networks = Object.entries(published).filter((entry): entry is [string, Network] => typeof entry[1] === 'object')

describe('the list of networks', () => {
  test('default: EVM networks such as mainnet, arbitrum, base, optimism and polygon', () => {
    expect(Object.keys(published)).toEqual(expect.arrayContaining(['mainnet', 'arbitrum', 'base', 'optimism', 'polygon', 'sepolia']))
    expect(networks.length).toBeGreaterThan(60)
  })

  test.each(networks)("behavior: %s is viem's chain of that name, as plain data, with the first of its public nodes", (name, network) => {
    const chain: EvmChain | undefined = (viemChains as Readonly<Record<string, EvmChain>>)[name]
    if (chain === undefined) throw new Error(`viem has no ${name}`)
    const [node = ''] = chain.rpcUrls.default.http
    expect(network).toEqual(toNetwork({ ...chain, rpcUrls: { default: { http: [node] } } }))
    expect(Object.isFrozen(network)).toBe(true)
  })

  test('behavior: no two have the same id', () => {
    expect(new Set(networks.map(([, { id }]) => id)).size).toBe(networks.length)
  })
})

describe('toNetwork', () => {
  test('default: takes any chain that viem describes', () => {
    expect(toNetwork(viemChains.anvil)).toEqual({
      id: 31337,
      caipNetworkId: 'eip155:31337',
      chainNamespace: 'eip155',
      name: 'Anvil',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
    })
  })
})

const harbour: EvmNetworkDefinition = { id: 31337, name: 'Harbour', rpcUrls: ['http://127.0.0.1:8545'] }

describe('defineEvmNetwork', () => {
  test('default', () => {
    expect(defineEvmNetwork(harbour)).toEqual({
      id: 31337,
      caipNetworkId: 'eip155:31337',
      chainNamespace: 'eip155',
      name: 'Harbour',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
    })
  })

  test('parameters: everything that one may say', () => {
    const network = defineEvmNetwork({
      ...harbour,
      nativeCurrency: { name: 'Anchor', symbol: 'ANC', decimals: 6 },
      explorer: { name: 'Lighthouse', url: 'https://explorer.example' },
      testnet: true,
      imageUrl: 'data:image/png;base64,AAAA',
    })
    expect(network).toMatchObject({
      nativeCurrency: { name: 'Anchor', symbol: 'ANC', decimals: 6 },
      blockExplorers: { default: { name: 'Lighthouse', url: 'https://explorer.example' } },
      assets: { imageUrl: 'data:image/png;base64,AAAA' },
      testnet: true,
    })
  })

  test.each<[wrong: Readonly<Record<string, unknown>>, message: string]>([
    [{ id: '0x7a69' }, "defineEvmNetwork: id is '0x7a69'"],
    [{ id: 0 }, 'defineEvmNetwork: id is 0'],
    [{ id: 1.5 }, 'defineEvmNetwork: id is 1.5'],
    [{ id: undefined }, 'defineEvmNetwork: id is missing'],
    [{ name: ' ' }, "defineEvmNetwork: name is ' '"],
    [{ rpcUrls: [] }, 'defineEvmNetwork: rpcUrls is a list of 0'],
    [{ rpcUrls: 'http://127.0.0.1:8545' }, "defineEvmNetwork: rpcUrls is 'http://127.0.0.1:8545'"],
    [{ rpcUrls: ['wss://127.0.0.1'] }, "defineEvmNetwork: rpcUrls[0] is 'wss://127.0.0.1'"],
    [{ rpcUrls: ['https://me:key@node.example'] }, "defineEvmNetwork: rpcUrls[0] is 'https://me:key@node.example'"],
    [{ nativeCurrency: { name: 'Anchor', symbol: '' } }, "defineEvmNetwork: nativeCurrency.symbol is ''"],
    [{ nativeCurrency: { name: 'Anchor', symbol: 'ANC', decimals: 78 } }, 'defineEvmNetwork: nativeCurrency.decimals is 78'],
    [{ explorer: { url: 'javascript:alert(1)' } }, "defineEvmNetwork: explorer.url is 'javascript:alert(1)'"],
    [{ imageUrl: 'http://pictures.example/a.png' }, "defineEvmNetwork: imageUrl is 'http://pictures.example/a.png'"],
  ])('behavior: %o is refused, with what was found and what to give', (wrong, message) => {
    const definition = { ...harbour, ...wrong } as EvmNetworkDefinition
    expect(() => defineEvmNetwork(definition)).toThrow(
      expect.objectContaining({ code: 'network-definition/invalid', message, remedy: expect.stringMatching(/^Give .{10}/) as unknown }),
    )
  })
})
