import { describe, expect, test } from 'vitest'

import { openCloud } from '../../testing/open-cloud.js'
import { readConfig } from './config-schema.js'

describe('readConfig', () => {
  test('default: a project is enough', () => {
    expect(readConfig({ projects: [{ id: 'demo' }] })).toMatchObject({
      host: '127.0.0.1',
      port: 0,
      allowFaults: false,
      trustProxy: false,
      rateLimit: { calls: 6000, seconds: 60 },
      bodyBytes: 262_144,
      networks: [],
      names: [],
    })
  })

  test('default: a network is in Ether, has no tokens, and its history begins at the beginning', () => {
    const networks = [{ caipNetworkId: 'eip155:1', name: 'One', rpcUrl: 'https://node.example' }]
    expect(readConfig({ projects: [{ id: 'demo' }], networks }).networks[0]).toEqual({
      ...networks[0],
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      tokens: [],
      spam: [],
      firstBlock: 0,
    })
  })

  const one = { caipNetworkId: 'eip155:1', name: 'One', rpcUrl: 'https://node.example' }

  test.each([
    ['no projects', { projects: undefined }, /projects/],
    ['an empty list of projects', { projects: [] }, /projects: has no project/],
    ['a name that is not known', { project: 1 }, /project/],
    ['a port beyond the last', { port: 70_000 }, /port/],
    ['a network id that is none', { networks: [{ ...one, caipNetworkId: 'mainnet' }] }, /networks\.0\.caipNetworkId/],
    ['a node that is no page', { networks: [{ ...one, rpcUrl: 'ws://node.example' }] }, /networks\.0\.rpcUrl: is not an http\(s\) address/],
    ['a price that is none', { networks: [{ ...one, price: -1 }] }, /networks\.0\.price/],
    ['a picture that is elsewhere', { pictures: { ETH: 'https://x.example/eth.png' } }, /pictures\.ETH: is not a data: URL of a picture/],
    ['a gateway that is no page', { collectibles: { ipfs: 'ipfs://' } }, /collectibles\.ipfs: is not an http\(s\) address/],
    [
      'a gateway with a query',
      { collectibles: { arweave: 'https://gateway.example/?id=' } },
      /collectibles\.arweave: is no gateway: write /,
    ],
    ['no calls at all', { rateLimit: { calls: 0, seconds: 60 } }, /rateLimit\.calls/],
  ])('behavior: refuses %s, with its place', (_, wrong, words) => {
    expect(() => readConfig({ projects: [{ id: 'demo' }], ...wrong })).toThrow(words)
  })

  test.each(['*', '*.example', 'https://*', 'metadata.*.com', '*.0.0.1', 'a.example/path', 'me@a.example', 'ftp://a.example', ''])(
    'behavior: refuses “%s” as a host of collectibles, and says what to write',
    (host) => {
      const collectibles = { hosts: [host] }
      expect(() => readConfig({ projects: [{ id: 'demo' }], collectibles })).toThrow(/collectibles\.hosts\.0: is no host: write /)
    },
  )

  test('behavior: places of collectibles are kept, a gateway with the slash that a content id follows', () => {
    const collectibles = {
      ipfs: 'https://gateway.example/ipfs',
      hosts: ['metadata.example.com', '*.example.org', 'http://localhost:8080', 'bücher.example'],
    }
    expect(readConfig({ projects: [{ id: 'demo' }], collectibles }).collectibles).toEqual({
      ...collectibles,
      ipfs: 'https://gateway.example/ipfs/',
    })
    expect(readConfig({ projects: [{ id: 'demo' }] }).collectibles).toEqual({ hosts: [] })
  })

  test('behavior: a network of a family that nobody reads is said when the cloud starts', async () => {
    const networks = [{ caipNetworkId: 'moss:hub', name: 'Hub', rpcUrl: 'https://node.example' }] as const
    await expect(openCloud({ networks })).rejects.toThrow('moss:hub cannot be read. The families that can: eip155, solana, sui, ')
  })

  test.each([
    ['cosmos:hub', 'cosmos:hub cannot be read without the denom of its nativeCurrency, such as uatom.'],
    ['polkadot:b0a8d493285c2df73290dfb7e61f870f', 'cannot be read without indexUrl: name a Subscan API of it.'],
  ] as const)('behavior: what %s needs beside its node is said when the cloud starts', async (caipNetworkId, words) => {
    await expect(openCloud({ networks: [{ caipNetworkId, name: 'Hub', rpcUrl: 'https://node.example' }] })).rejects.toThrow(words)
  })
})
