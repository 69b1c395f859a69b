import { describe, expect, test } from 'vitest'
import { AddressFormats } from '../address/address-formats.js'
import * as networks from './index.js'
import { definePolkadotNetwork, kusama, polkadot, westend } from './index.js'

const genesisHash = `0x${'ab'.repeat(32)}`
const mine = definePolkadotNetwork({ genesisHash, name: 'Harbour', rpcUrls: ['http://127.0.0.1:9944'] })

test('default: the networks have ids of CAIP-2, each once', () => {
  const ids = Object.values(networks).flatMap((network) => ('caipNetworkId' in network ? [network.caipNetworkId] : []))
  expect(ids.every((id) => /^polkadot:[0-9a-f]{32}$/.test(id))).toBe(true)
  expect([ids.length, new Set(ids).size]).toEqual([8, 8])
})

describe('definePolkadotNetwork', () => {
  test('default: its id is made of the hash of its first block', () =>
    expect(mine).toMatchObject({
      caipNetworkId: `polkadot:${'ab'.repeat(16)}`,
      name: 'Harbour',
      nativeCurrency: { symbol: 'UNIT', decimals: 12 },
    }))

  test.each([
    ['genesisHash', { genesisHash: 'polkadot' }],
    ['genesisHash', { genesisHash: genesisHash.slice(0, 34) }],
    ['name', { name: ' ' }],
    ['rpcUrls', { rpcUrls: [] }],
  ])('parameters: a wrong %s is an error that says what to give', (field, wrong) => {
    const definition = { genesisHash, name: 'Harbour', rpcUrls: ['http://127.0.0.1:9944'], ...wrong }
    expect(() => definePolkadotNetwork(definition as never)).toThrow(`definePolkadotNetwork: ${field} is`)
  })
})

describe('addresses on networks', () => {
  // Alice of every Substrate test, as the SS58 registry writes her.
  const alice = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'

  test.each([
    [polkadot, '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
    [kusama, 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'],
    [westend, alice],
    [mine, alice],
  ])('behavior: the same account on $name', ({ caipNetworkId }, expected) =>
    expect(new AddressFormats().display(alice, caipNetworkId)).toBe(expected),
  )

  test('parameters: a host knows the format of a network of its own, also one of two bytes', () => {
    const formats = new AddressFormats({ [mine.caipNetworkId]: 1284 })
    const shown = formats.display(alice, mine.caipNetworkId)
    expect(formats.of(mine.caipNetworkId)).toBe(1284)
    expect(formats.display(shown, westend.caipNetworkId)).toBe(alice)
  })

  test('behavior: what is no address, and where no network is, it stays what it is', () => {
    expect(new AddressFormats().display('nobody', polkadot.caipNetworkId)).toBe('nobody')
    expect(new AddressFormats().display(alice, undefined)).toBe(alice)
  })
})
