import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { type EvmChain, startEvmChain } from '@billfold/local-chains/evm'
import { alice, evmTokens } from '@billfold/local-chains/evm/seed'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { type Reply, ask } from '../../testing/ask.js'
import { harbour } from '../../testing/harbour.js'
import { openCloud } from '../../testing/open-cloud.js'
import type { Cloud } from '../cloud.js'

let chain: EvmChain
beforeAll(async () => {
  chain = await startEvmChain()
})
afterAll(() => chain.stop())

const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const { usdc, usdt, harbour: hbr } = evmTokens

describe('GET /v1/supported-chains', () => {
  test('default: the chains that are read, over HTTP', async () => {
    const networks = [harbour(chain.url), harbour(chain.url, { caipNetworkId: 'eip155:31338' })]
    const { json } = await ask(await openCloud({ networks }), '/v1/supported-chains')
    expect(json).toEqual({ http: ['eip155:31337', 'eip155:31338'], ws: [] })
  })
})

describe('GET /v1/identity/{address}', () => {
  const names = [
    { address: alice.address, name: 'alice.harbour', avatar: 'data:image/png;base64,iVBORw0KGgo=' },
    { address: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'sol' },
  ]

  test.each([
    ['in either case of a hex address', alice.address.toLowerCase(), { name: 'alice.harbour', avatar: names[0]?.avatar }],
    ['by CAIP-10', `eip155:1:${alice.address}`, { name: 'alice.harbour', avatar: names[0]?.avatar }],
    ['without a picture', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', { name: 'sol', avatar: null }],
    ['only in its own case where that matters', '5EYKT4UsFv8P8NJdTREpY1vzqKqZKvdp', { name: null, avatar: null }],
    ['of nobody', '0x0000000000000000000000000000000000000001', { name: null, avatar: null }],
  ])('behavior: %s', async (_, address, identity) => {
    expect((await ask(await openCloud({ names }), `/v1/identity/${address}?sender=0x1`)).json).toEqual(identity)
  })
})

describe('POST /v1/fungible/price', () => {
  const post = (cloud: Cloud, body: unknown): Promise<Reply> =>
    ask(cloud, '/v1/fungible/price', { method: 'POST', body: JSON.stringify(body) })

  test('default: fixed prices, those of pools, and the native currency by its placeholder', async () => {
    const cloud = await openCloud({ networks: [harbour(chain.url)] })
    const addresses = [native, usdc.address, usdt.address, hbr.address].map((address) => `eip155:31337:${address}`)
    const { json } = await post(cloud, { currency: 'usd', addresses, projectId: 'demo' })
    expect(json.fungibles[0]).toEqual({
      address: `eip155:31337:${native}`,
      name: 'Ether',
      symbol: 'ETH',
      iconUrl: `${cloud.url}/public/getTokenImage/ETH`,
      price: 3000,
    })
    expect(json.fungibles.map(({ symbol, price }: { symbol: string; price: number }) => [symbol, Number(price.toFixed(2))])).toEqual([
      ['ETH', 3000],
      ['USDC', 1],
      ['USDT', 1],
      ['HBR', 2],
    ])
  })

  test('behavior: what has no price, and what is no token, is left out', async () => {
    const cloud = await openCloud({ networks: [harbour(chain.url, { tokens: [], price: undefined })] })
    const addresses = [native, usdc.address, alice.address].map((address) => `eip155:31337:${address}`)
    expect((await post(cloud, { addresses })).json).toEqual({ fungibles: [] })
  })

  test.each([
    ['no addresses', { currency: 'usd' }],
    ['another currency', { currency: 'eur', addresses: [] }],
    ['a plain address', { addresses: [usdc.address] }],
    ['a chain that is not read', { addresses: [`eip155:1:${usdc.address}`] }],
    ['too many addresses', { addresses: Array.from({ length: 101 }, () => `eip155:31337:${usdc.address}`) }],
  ])('behavior: refuses %s', async (_, body) => {
    expect((await post(await openCloud({ networks: [harbour(chain.url)] }), body)).status).toBe(400)
  })
})

describe('POST /v1', () => {
  const rpc = (cloud: Cloud, body: unknown, type = 'text/plain', chainId = 'eip155:31337'): Promise<Reply> => {
    return ask(cloud, `/v1/?chainId=${chainId}`, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': type } })
  }
  const call = (method: string, id: number, params: readonly unknown[] = []) => ({ jsonrpc: '2.0', id, method, params })

  test.each(['text/plain', 'application/json'])('default: passes a call on to the chain, sent as %s', async (type) => {
    const cloud = await openCloud({ networks: [harbour(chain.url)] })
    const { status, json } = await rpc(cloud, call('eth_chainId', 7), type)
    expect([status, json]).toEqual([200, { jsonrpc: '2.0', id: 7, result: '0x7a69' }])
  })

  test('behavior: a batch is one call, and what is not for everybody in it is refused by itself', async () => {
    const cloud = await openCloud({ networks: [harbour(chain.url)] })
    const { json } = await rpc(cloud, [
      call('eth_chainId', 1),
      call('anvil_setBalance', 2),
      call('eth_getBalance', 3, [alice.address, 'latest']),
    ])
    expect(json).toHaveLength(3)
    expect(json).toContainEqual({ jsonrpc: '2.0', id: 1, result: '0x7a69' })
    expect(json).toContainEqual({ jsonrpc: '2.0', id: 2, error: { code: -32601, message: 'anvil_setBalance is not available here.' } })
    expect(json).toContainEqual({ jsonrpc: '2.0', id: 3, result: expect.stringMatching(/^0x/) })
  })

  test.each([
    'eth_sendTransaction',
    'eth_accounts',
    'eth_sign',
    'personal_unlockAccount',
    'evm_mine',
    'anvil_reset',
    'debug_traceCall',
    'constructor',
  ])('behavior: %s is not for strangers', async (method) => {
    const cloud = await openCloud({ networks: [harbour('http://127.0.0.1:65500')] })
    expect((await rpc(cloud, call(method, 1))).json).toMatchObject({ id: 1, error: { code: -32601 } })
  })

  test.each([
    ['a chain that is not read', call('eth_chainId', 1), 'eip155:1'],
    ['what is no call', { id: 1 }, 'eip155:31337'],
    ['an empty batch', [], 'eip155:31337'],
    ['a batch of more than 200', Array.from({ length: 201 }, (_, id) => call('eth_chainId', id)), 'eip155:31337'],
    ['nothing', undefined, 'eip155:31337'],
  ])('behavior: refuses %s', async (_, body, chainId) => {
    const cloud = await openCloud({ networks: [harbour(chain.url)] })
    expect((await rpc(cloud, body, 'text/plain', chainId)).status).toBe(400)
  })

  test.each([
    ['is not there', undefined, 502, null],
    ['answers with a page', { status: 200, body: '<html>', headers: {} }, 502, null],
    ['is busy', { status: 429, body: '', headers: { 'Retry-After': '9' } }, 429, '9'],
    ['redirects', { status: 302, body: '', headers: { Location: 'http://127.0.0.1:65500' } }, 502, null],
    [
      'has numbers that are too large for programs',
      { status: 200, body: '{"id":1,"result":12345678901234567890}', headers: {} },
      200,
      null,
    ],
  ])('behavior: a node that %s', async (_, said, status, retryAfter) => {
    const node = createServer((request, response) => {
      request.resume()
      response.writeHead(said?.status ?? 500, said?.headers).end(said?.body)
    })
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void node.close())
    const rpcUrl = said === undefined ? 'http://127.0.0.1:65500' : `http://127.0.0.1:${(node.address() as AddressInfo).port}`
    const cloud = await openCloud({ networks: [harbour(rpcUrl)] }, { log: () => undefined })
    const reply = await rpc(cloud, call('eth_chainId', 1))
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([status, retryAfter])
    expect(status === 200 ? reply.text : '12345678901234567890').toContain('12345678901234567890')
  })
})
