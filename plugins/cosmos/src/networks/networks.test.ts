import { describe, expect, test } from 'vitest'
import { cosmosHub, cosmosHubTestnet, defineCosmosNetwork, osmosis, osmosisTestnet } from './index.js'

const definition = {
  chainId: 'moss-1',
  name: 'Moss',
  nativeCurrency: { name: 'Moss', symbol: 'MOSS' },
  rpcUrls: ['http://127.0.0.1:26657'],
} as const

test('default: the networks go by the ids of their chains, and have a coin of six decimals', () => {
  const all = [cosmosHub, cosmosHubTestnet, osmosis, osmosisTestnet]
  expect(all.map(({ caipNetworkId }) => caipNetworkId)).toEqual([
    'cosmos:cosmoshub-4',
    'cosmos:provider',
    'cosmos:osmosis-1',
    'cosmos:osmo-test-5',
  ])
  expect(all.map(({ nativeCurrency: { symbol, decimals } }) => [symbol, decimals])).toEqual([
    ['ATOM', 6],
    ['ATOM', 6],
    ['OSMO', 6],
    ['OSMO', 6],
  ])
})

describe('defineCosmosNetwork', () => {
  test('default: its id is that of its chain, and its coin has six decimals', () =>
    expect(defineCosmosNetwork(definition)).toMatchObject({
      caipNetworkId: 'cosmos:moss-1',
      nativeCurrency: { symbol: 'MOSS', decimals: 6 },
    }))

  test.each([
    ['chainId', { chainId: 'moss 1' }],
    ['chainId', { chainId: undefined }],
    ['nativeCurrency', { nativeCurrency: undefined }],
    ['rpcUrls', { rpcUrls: [] }],
  ])('parameters: a wrong %s is an error that says what to give', (field, wrong) => {
    expect(() => defineCosmosNetwork({ ...definition, ...wrong } as never)).toThrow(`defineCosmosNetwork: ${field} is`)
  })
})
