import { expect, test } from 'vitest'
import { usdc } from 'viem/tokens'
import { payAssets } from './pay-assets.js'

const published: Readonly<Record<string, string>> = usdc.addresses
const own = payAssets.filter(({ network, metadata }) => network.startsWith('eip155:') && metadata.symbol === 'USDC')

test('default: USDC is offered on mainnets and on a testnet, with 6 decimals', () => {
  expect(own.map(({ network }) => network)).toEqual(expect.arrayContaining(['eip155:1', 'eip155:137', 'eip155:84532']))
  expect(new Set(own.map(({ metadata }) => metadata.decimals))).toEqual(new Set([6]))
})

test.each(own.map(({ network, asset }) => [network, asset] as const))(
  'behavior: USDC on %s is the contract that is published',
  (network, asset) => {
    expect(asset).toBe(published[network.slice('eip155:'.length)])
  },
)
