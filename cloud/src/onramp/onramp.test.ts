import { startEvmChain } from '@billfold/local-chains/evm'
import { dana, evmTokens } from '@billfold/local-chains/evm/seed'
import { startSolanaChain } from '@billfold/local-chains/solana'
import { dov, solanaChainId } from '@billfold/local-chains/solana/seed'
import { type CardFault, type CardSeller, startCardSeller, testCards } from '@billfold/local-sellers'
import { createPublicClient, erc20Abi, http } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'

import { type Reply, ask } from '../../testing/ask.js'
import { openCloud } from '../../testing/open-cloud.js'
import { testDatabase } from '../../testing/test-database.js'
import type { Cloud } from '../cloud.js'

const evm = 'eip155:31337'
let nodes: Readonly<Record<string, string>>
let seller: CardSeller
const ends: (() => unknown)[] = []

beforeAll(async () => {
  const [chain, solana] = await Promise.all([startEvmChain(), startSolanaChain()])
  ends.push(chain.stop, solana.stop)
  nodes = { [evm]: chain.url, [solanaChainId]: solana.url }
  seller = await startCardSeller({ nodes })
  ends.push(seller.stop)
})
beforeEach(() => seller.break(undefined))
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

const open = (options: Parameters<typeof openCloud>[0] = {}): Promise<Cloud> =>
  openCloud({ ...seller.cloudOptions, projects: [{ id: 'demo' }, { id: 'other' }], ...options })

interface Ordering {
  readonly network?: string
  readonly address?: string
  readonly symbol?: string
  readonly amount?: string
}

function order(cloud: Cloud, { network = evm, address = dana.address, symbol = 'USDC', amount = '100.00' }: Ordering = {}): Promise<Reply> {
  const body = {
    destinationWallets: [{ address, blockchains: [network], assets: [symbol] }],
    ...{ defaultNetwork: network, partnerUserId: 'demo', defaultExperience: 'buy', presetFiatAmount: amount },
  }
  return ask(cloud, '/v1/generators/onrampurl', { method: 'POST', body: JSON.stringify(body) })
}

async function pay(url: string, card: keyof typeof testCards = 'pays'): Promise<void> {
  await fetch(url, { method: 'POST', body: new URLSearchParams({ card: testCards[card] }) })
}

async function settled(cloud: Cloud, id: string, status: string): Promise<Reply['json']> {
  const look = async () => (await ask(cloud, `/v1/onramp/orders/${id}`)).json
  await expect.poll(async () => (await look()).status).toBe(status)
  return look()
}

const held = (): Promise<bigint> =>
  createPublicClient({ transport: http(nodes[evm]) }).readContract({
    ...{ address: evmTokens.usdc.address, abi: erc20Abi, functionName: 'balanceOf', args: [dana.address] },
  })

const reasons = ({ status, json }: Reply): unknown => [status, json.reasons[0].name]

describe('coins for a card', () => {
  test('default: options, a price, a page, a card, and the coins are on the chain to the unit', async () => {
    const cloud = await open()
    const { purchaseCurrencies, paymentCurrencies } = (await ask(cloud, '/v1/onramp/options')).json
    expect(purchaseCurrencies.map(({ symbol }: { readonly symbol: string }) => symbol)).toEqual(['USDC', 'ETH', 'SOL'])
    expect(paymentCurrencies[0].payment_method_limits[0]).toEqual({ id: 'card', min: '10.00', max: '7500.00' })
    const [purchaseCurrency, paymentCurrency] = [purchaseCurrencies[0], paymentCurrencies[0]]
    const body = JSON.stringify({ purchaseCurrency, paymentCurrency, amount: '100.00', network: 'USDC' })
    const { json: quote } = await ask(cloud, '/v1/onramp/quote', { method: 'POST', body })
    expect(quote).toMatchObject({
      paymentTotal: { amount: '100.00', currency: 'USD' },
      purchaseAmount: { amount: '98.2', currency: 'USDC' },
    })
    const before = await held()
    const { url, orderId } = (await order(cloud)).json
    expect((await ask(cloud, `/v1/onramp/orders/${orderId}`)).json.status).toBe('created')
    await pay(url)
    const { deliveries } = await settled(cloud, orderId, 'delivered')
    expect(deliveries).toEqual([{ transaction: expect.stringMatching(/^0x/), amount: '98.2' }])
    expect((await held()) - before).toBe(98_200_000n)
  })

  test('behavior: SOL arrives on Solana', async () => {
    const cloud = await open()
    const { url, orderId } = (await order(cloud, { network: solanaChainId, address: dov.address, symbol: 'SOL', amount: '30' })).json
    await pay(url)
    const { deliveries } = await settled(cloud, orderId, 'delivered')
    expect(deliveries).toHaveLength(1)
  })

  test('behavior: the same again is one order, at one moment, from two clouds, after a lost answer, until it is paid', async () => {
    const database = await testDatabase()
    onTestFinished(() => database.close())
    const clouds = await Promise.all([0, 1].map(() => openCloud({ ...seller.cloudOptions }, { database })))
    const [cloud] = clouds
    if (cloud === undefined) throw new Error('a cloud is there')
    const before = seller.orders.length
    const asked = await Promise.all([...clouds, ...clouds, ...clouds].map((one) => order(one, { amount: '55.00' })))
    expect(new Set(asked.map(({ json }) => json.orderId)).size).toBe(1)
    expect(new Set(asked.map(({ json }) => json.url)).size).toBe(1)
    expect((await order(cloud, { amount: '55.00', address: dana.address.toLowerCase() })).json.orderId).toBe(asked[0]?.json.orderId)
    expect(seller.orders.length - before).toBe(1)
    const amount = await held()
    const { url, orderId } = asked[0]?.json ?? {}
    await Promise.all([pay(url), pay(url), pay(url)])
    await settled(cloud, orderId, 'delivered')
    await pay(url)
    expect((await held()) - amount).toBe(53_880_000n)
    expect((await order(cloud, { amount: '55.00' })).json.orderId).not.toBe(orderId)
  })

  test.each([
    ['a card that is declined', 'declined', 'declined', 0],
    ['an order that expires', 'expires', 'expired', 0],
    ['half of the coins', 'paysLess', 'partial', 1],
  ] as const)('behavior: %s', async (_, card, status, deliveries) => {
    const cloud = await open()
    const { url, orderId } = (await order(cloud, { amount: '20.00' })).json
    await pay(url, card)
    const told = await settled(cloud, orderId, status)
    expect(told.deliveries).toHaveLength(deliveries)
    expect(told.refunded).toBe(status === 'partial' ? '9.7' : null)
  })

  test('behavior: coins that are sent twice are both told of, and a state that nobody knows is called unknown', async () => {
    const cloud = await open()
    const { url, orderId } = (await order(cloud, { amount: '40.00' })).json
    seller.break('unknown status')
    await settled(cloud, orderId, 'unknown')
    seller.break('pays twice')
    await pay(url)
    expect((await settled(cloud, orderId, 'delivered')).deliveries).toHaveLength(2)
    seller.break('unknown status')
    expect((await ask(cloud, `/v1/onramp/orders/${orderId}`)).json.status).toBe('delivered')
  })

  test.each(['away', 'exponent', 'comma', 'not a number', 'many digits'] as const satisfies readonly CardFault[])(
    'behavior: a seller that is broken is a refusal, not a price: %s',
    async (fault) => {
      const cloud = await open()
      seller.break(fault)
      const body = JSON.stringify({ purchaseCurrency: { symbol: 'USDC' }, paymentCurrency: { id: 'USD' }, amount: '100' })
      expect(reasons(await ask(cloud, '/v1/onramp/quote', { method: 'POST', body }))).toEqual([502, 'seller'])
    },
  )

  test.each([
    ['too little', { amount: '9.99' }, 'order'],
    ['too much', { amount: '7500.01' }, 'order'],
    ['an exponent', { amount: '1e2' }, 'body'],
    ['400 digits', { amount: '9'.repeat(400) }, 'body'],
    ['a token that is not sold', { symbol: 'MOSS' }, 'order'],
    ['no address', { address: '0x12' }, 'order'],
  ])('behavior: refused: %s', async (_, ordering, reason) => {
    expect(reasons(await order(await open(), ordering))).toEqual([400, reason])
  })

  test('behavior: nobody else sees an order, and a cloud without a seller sells nothing', async () => {
    const cloud = await open()
    const { orderId } = (await order(cloud, { amount: '70.00' })).json
    expect((await ask(cloud, `/v1/onramp/orders/${orderId}?projectId=other`)).status).toBe(404)
    expect((await openCloud()).routes.filter((route) => route.includes('onramp'))).toEqual([])
  })
})
