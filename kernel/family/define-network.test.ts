import { describe, expect, test } from 'vitest'
import { matching } from '../src/core/parse.js'
import { type NetworkDefinition, defineNetwork } from './define-network.js'

const family = {
  namespace: 'cosmos',
  id: { chainId: matching(/^[-a-z0-9]+$/, 'the id of the chain') },
  currency: { name: 'Moss', symbol: 'MOS', decimals: 6 },
  by: 'defineMossNetwork',
} as const
const bog: NetworkDefinition & { readonly chainId: string } = { chainId: 'moss-1', name: 'Bog', rpcUrls: ['http://127.0.0.1:26657'] }

describe('defineNetwork', () => {
  test('default: the currency is the family’s own, and the CAIP-2 id is made of family and id', () => {
    expect(defineNetwork(bog, family)).toEqual({
      id: 'moss-1',
      caipNetworkId: 'cosmos:moss-1',
      chainNamespace: 'cosmos',
      name: 'Bog',
      nativeCurrency: { name: 'Moss', symbol: 'MOS', decimals: 6 },
      rpcUrls: { default: { http: ['http://127.0.0.1:26657'] } },
    })
    expect(Object.isFrozen(defineNetwork(bog, family))).toBe(true)
  })

  test('parameters: everything that one may say', () => {
    const said = {
      ...bog,
      nativeCurrency: { name: 'Fen', symbol: 'FEN' },
      explorer: { name: 'Reeds', url: 'https://reeds.example/' },
      testnet: true,
      imageUrl: 'https://reeds.example/bog.png',
    }
    expect(defineNetwork(said, family)).toMatchObject({
      nativeCurrency: { name: 'Fen', symbol: 'FEN', decimals: 6 },
      blockExplorers: { default: { name: 'Reeds', url: 'https://reeds.example/' } },
      assets: { imageUrl: 'https://reeds.example/bog.png' },
      testnet: true,
    })
  })

  test.each<[wrong: Readonly<Record<string, unknown>>, message: string]>([
    [{ chainId: 'Moss 1' }, "chainId is 'Moss 1'"],
    [{ name: ' ' }, "name is ' '"],
    [{ name: undefined }, 'name is missing'],
    [{ nativeCurrency: { name: '', symbol: 'FEN' } }, "nativeCurrency.name is ''"],
    [{ nativeCurrency: { name: 'Fen', symbol: 7 } }, 'nativeCurrency.symbol is 7'],
    [{ nativeCurrency: { name: 'Fen', symbol: 'FEN', decimals: 78 } }, 'nativeCurrency.decimals is 78'],
    [{ rpcUrls: [] }, 'rpcUrls is a list of 0'],
    [{ rpcUrls: {} }, 'rpcUrls is an object'],
    [{ rpcUrls: ['https://fen.example', 'fen'] }, "rpcUrls[1] is 'fen'"],
    [{ rpcUrls: ['wss://fen.example'] }, "rpcUrls[0] is 'wss://fen.example'"],
    [{ rpcUrls: ['https://me@fen.example'] }, "rpcUrls[0] is 'https://me@fen.example'"],
    [{ explorer: { url: 'javascript:alert(1)' } }, "explorer.url is 'javascript:alert(1)'"],
    [{ imageUrl: 'http://fen.example/a.png' }, "imageUrl is 'http://fen.example/a.png'"],
    [{ imageUrl: 'data:text/html,x' }, "imageUrl is 'data:text/html,x'"],
  ])('behavior: %j is an error that says what to give', (wrong, message) => {
    expect(() => defineNetwork({ ...bog, ...wrong }, family)).toThrow(
      expect.objectContaining({
        code: 'network-definition/invalid',
        message: `defineMossNetwork: ${message}`,
        remedy: expect.stringMatching(/^Give .{10}/) as unknown,
      }),
    )
  })
})
