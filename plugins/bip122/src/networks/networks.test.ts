import { describe, expect, test } from 'vitest'
import { bitcoin, bitcoinSignet, bitcoinTestnet, defineBitcoinNetwork } from './index.js'
import { networkIds } from './wallet-networks.js'

const genesisHash = '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206'

test('default: Bitcoin mainnet, testnet and signet have the first half of the hash of their first block as their ids', () => {
  expect([bitcoin, bitcoinTestnet, bitcoinSignet].map(({ caipNetworkId }) => caipNetworkId)).toEqual([
    'bip122:000000000019d6689c085ae165831e93',
    'bip122:000000000933ea01ad0ee984209779ba',
    'bip122:00000008819873e925422c1ff0f99f7c',
  ])
  expect([bitcoin, bitcoinTestnet, bitcoinSignet].map(({ id, caipNetworkId }) => `bip122:${id}` === caipNetworkId)).toEqual([
    true,
    true,
    true,
  ])
})

test('behavior: native token decimals: BTC 8', () => {
  const mine = defineBitcoinNetwork({ genesisHash, name: 'Harbour', rpcUrls: ['http://127.0.0.1:3000'] })
  for (const { nativeCurrency } of [bitcoin, bitcoinTestnet, bitcoinSignet, mine])
    expect(nativeCurrency).toMatchObject({ symbol: 'BTC', decimals: 8 })
})

describe('defineBitcoinNetwork', () => {
  test('default: its id is made of the hash of its first block', () => {
    const mine = defineBitcoinNetwork({ genesisHash, name: 'Harbour', rpcUrls: ['http://127.0.0.1:3000'], testnet: true })
    expect(mine).toMatchObject({ caipNetworkId: networkIds.regtest, name: 'Harbour', testnet: true })
  })

  test.each([
    ['genesisHash', { genesisHash: 'mainnet' }],
    ['genesisHash', { genesisHash: undefined }],
    ['name', { name: ' ' }],
    ['rpcUrls', { rpcUrls: [] }],
  ])('parameters: a wrong %s is an error that says what to give', (field, wrong) => {
    const definition = { genesisHash, name: 'Harbour', rpcUrls: ['http://127.0.0.1:3000'], ...wrong }
    expect(() => defineBitcoinNetwork(definition as never)).toThrow(`defineBitcoinNetwork: ${field} is`)
  })
})
