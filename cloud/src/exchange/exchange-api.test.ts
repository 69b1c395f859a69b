import { type EvmChain, startEvmChain, tokenAbi } from '@billfold/local-chains/evm'
import { alice, dana, evmTokens } from '@billfold/local-chains/evm/seed'
import { type LocalExchange, startExchange } from '@billfold/local-sellers'
import { createPublicClient, http } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { ask } from '../../testing/ask.js'
import { openCloud } from '../../testing/open-cloud.js'
import { testDatabase } from '../../testing/test-database.js'
import type { Cloud } from '../cloud.js'

let chain: EvmChain
let exchange: LocalExchange
let cloud: Cloud
beforeAll(async () => {
  chain = await startEvmChain()
  exchange = await startExchange({ nodes: { 'eip155:31337': chain.url } })
})
afterAll(async () => {
  await exchange.stop()
  await chain.stop()
})
beforeEach(async () => {
  exchange.break('none')
  cloud = await openCloud({ exchanges: [exchange.config, { ...exchange.config, id: 'other', name: 'Other', assets: [] }] })
})

const asset = `eip155:31337/erc20:${evmTokens.usdc.address}`
const recipient = `eip155:31337:${dana.address}`

async function rpc(
  method: string,
  params: object,
  at = cloud,
): Promise<{ readonly result?: unknown; readonly error?: { readonly message: string } }> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, projectId: 'demo' } })
  return (await ask(at, '/v1/json-rpc?source=fund-wallet', { method: 'POST', body })).json
}

async function place(more: object = {}): Promise<{ readonly url: string; readonly sessionId: string }> {
  const { result } = await rpc('reown_getExchangePayUrl', { exchangeId: 'lighthouse', asset, amount: '12.5', recipient, ...more })
  return result as { url: string; sessionId: string }
}

function status(sessionId: string, exchangeId = 'lighthouse', at = cloud): ReturnType<typeof rpc> {
  return rpc('reown_getExchangeBuyStatus', { sessionId, exchangeId }, at)
}

function pay(url: string, person = 'robin'): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams({ person }) })
}

function held(address: `0x${string}`): Promise<bigint> {
  const client = createPublicClient({ transport: http(chain.url) })
  return client.readContract({ address: evmTokens.usdc.address, abi: tokenAbi, functionName: 'balanceOf', args: [address] })
}

describe('payments from exchanges', () => {
  test('default: an order is placed, paid, and really sent to the unit', async () => {
    const { url, sessionId } = await place()
    expect((await status(sessionId)).result).toEqual({ status: 'UNKNOWN' })
    const before = await held(dana.address)
    await pay(url)
    await expect
      .poll(async () => (await status(sessionId)).result)
      .toMatchObject({ status: 'SUCCESS', txHash: expect.stringMatching(/^0x/) })
    expect((await held(dana.address)) - before).toBe(12_500_000n)
  })

  test('default: exchanges are listed by what they send, with a picture', async () => {
    const all = (await rpc('reown_getExchanges', { page: 0 })).result as { readonly exchanges: readonly { imageUrl: string }[] }
    expect(all).toMatchObject({ exchanges: [{ id: 'lighthouse', name: 'Lighthouse' }, { id: 'other' }], total: 2 })
    expect((await rpc('reown_getExchanges', { page: 0, asset, amount: '1' })).result).toMatchObject({ total: 1 })
    expect((await rpc('reown_getExchanges', { page: 0, exclude: ['other'] })).result).toMatchObject({ total: 1 })
    expect((await fetch(all.exchanges[0]?.imageUrl ?? '')).headers.get('content-type')).toContain('image/svg')
  })

  test('behavior: the same request is one order: one after the other, at once, and after a restart on the same database', async () => {
    const database = await testDatabase()
    const open = (): Promise<Cloud> => openCloud({ exchanges: [exchange.config] }, { database })
    cloud = await open()
    const before = exchange.orders.length
    const placed = await Promise.all([place({ requestId: 'one' }), place({ requestId: 'one' }), place({ requestId: 'one' })])
    await cloud.stop()
    cloud = await open()
    placed.push(await place({ requestId: 'one' }))
    expect(new Set(placed.map(({ sessionId, url }) => `${sessionId} ${url}`)).size).toBe(1)
    expect(exchange.orders.length - before).toBe(1)
    expect(
      (await rpc('reown_getExchangePayUrl', { exchangeId: 'lighthouse', asset, amount: '99', recipient, requestId: 'one' })).error?.message,
    ).toBe('This request was for another payment')
    await cloud.stop()
    await database.close()
  })

  test('behavior: an order is of its project and its exchange alone', async () => {
    const { sessionId } = await place()
    expect((await status(sessionId, 'other')).error?.message).toBe('There is no such order')
    expect((await status('nobody')).error?.message).toBe('There is no such order')
  })

  test.each([
    ['exponents', { amount: '1e3' }],
    ['commas', { amount: '1,5' }],
    ['no number', { amount: 'NaN' }],
    ['400 digits', { amount: '9'.repeat(400) }],
    ['nothing', { amount: '0.00' }],
    ['below nothing', { amount: '-1' }],
    ['no account', { recipient: 'somewhere' }],
    ['no asset', { asset: 'USDC' }],
  ])('behavior: %s is refused, and nothing is ordered', async (_, more) => {
    const before = exchange.orders.length
    const { error } = await rpc('reown_getExchangePayUrl', { exchangeId: 'lighthouse', asset, amount: '1', recipient, ...more })
    expect([error?.message, exchange.orders.length]).toEqual([expect.any(String), before])
  })

  test('behavior: what an exchange does not send, and what it refuses, is said in its words', async () => {
    expect((await rpc('reown_getExchangePayUrl', { exchangeId: 'other', asset, amount: '1', recipient })).error?.message).toContain(
      'is not supported',
    )
    exchange.break('refuses')
    const { error } = await rpc('reown_getExchangePayUrl', { exchangeId: 'lighthouse', asset, amount: '1', recipient })
    expect(error?.message).toBe('Lighthouse takes no orders at the moment.')
  })

  test('behavior: an answer that cannot be read is no state, and what was known stays', async () => {
    const { sessionId } = await place()
    exchange.break('garbled')
    expect((await status(sessionId)).error?.message).toBe('The exchange does not answer')
    exchange.break('vague')
    expect((await status(sessionId)).result).toEqual({ status: 'UNKNOWN' })
  })

  test('behavior: what is over stays over, also while the exchange is away', async () => {
    const { url, sessionId } = await place()
    await pay(url, '')
    expect((await status(sessionId)).result).toEqual({ status: 'FAILED' })
    exchange.break('garbled')
    expect((await status(sessionId)).result).toEqual({ status: 'FAILED' })
  })

  test('behavior: who has too little pays nothing', async () => {
    const before = await held(alice.address)
    const { url, sessionId } = await place({ recipient: `eip155:31337:${alice.address}` })
    expect(await (await pay(url, 'jules')).text()).toContain('too little')
    expect((await status(sessionId)).result).toEqual({ status: 'UNKNOWN' })
    expect(await held(alice.address)).toBe(before)
  })
})
