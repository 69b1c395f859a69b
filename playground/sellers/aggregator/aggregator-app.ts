import { brook, evmContracts, evmNativeCurrency, evmTokens } from '@billfold/local-chains/evm/seed'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { type PublicClient, createPublicClient, http } from 'viem'

import { type AggregatorBreak, aggregatorBreaks } from './aggregator-breaks.js'
import { type PoolWay, bestWay, describeToken, isNative, nativePlaceholder, swapCall } from './pool-prices.js'

export interface AggregatorAppOptions {
  /** Nodes of the chains, by the CAIP-2 ids of their networks. */
  readonly nodes: Readonly<Record<string, string>>
  /** How it misbehaves. It may change. */
  readonly conditions: { broken: AggregatorBreak }
}

/** An aggregator in the shape of the Velora (ParaSwap) Market API, version 6.2. Its prices are those of the local pools. */
export function aggregatorApp({ nodes, conditions }: AggregatorAppOptions): Hono {
  const app = new Hono()
  const clientOf = (network: string): PublicClient | undefined => {
    const url = nodes[`eip155:${network}`]
    return url === undefined ? undefined : createPublicClient({ transport: http(url) })
  }
  const refuse = (c: Context, error: string): Response => c.json({ error }, 400)
  app.use('*', async (c, next) => {
    c.header('access-control-allow-origin', '*')
    c.header('access-control-allow-methods', 'GET, POST, PUT')
    c.header('access-control-allow-headers', '*')
    if (c.req.method === 'OPTIONS') return c.body(null, 204)
    const { broken } = conditions
    if (c.req.path !== '/breaks' && broken === 'down') return c.json({ error: 'Internal error' }, 500)
    if (c.req.path !== '/breaks' && broken === 'silent') return new Promise<Response>(() => undefined)
    return next()
  })
  app.get('/tokens/:network', async (c) => {
    const client = clientOf(c.req.param('network'))
    if (client === undefined) return refuse(c, 'Unsupported network')
    const network = Number(c.req.param('network'))
    const native = { ...evmNativeCurrency, address: nativePlaceholder, img: '', network }
    const tokens = await Promise.all(
      Object.values(evmTokens).map(async ({ address }) => ({ ...(await describeToken(client, address)), address, img: '', network })),
    )
    return c.json({ tokens: [native, ...tokens] })
  })
  app.get('/prices', async (c) => {
    const read = v.safeParse(priceQuery, c.req.query())
    if (!read.success) return refuse(c, v.summarize(read.issues))
    const { network, srcToken, destToken, amount } = read.output
    const client = clientOf(network)
    if (client === undefined) return refuse(c, 'Unsupported network')
    const order = { srcToken, destToken, srcAmount: BigInt(amount) }
    const way = conditions.broken === 'routeless' ? undefined : await bestWay(client, order)
    if (way === undefined) return refuse(c, 'No routes found with enough liquidity')
    return c.json({ priceRoute: routeOf(read.output, way, conditions.broken) })
  })
  app.post('/transactions/:network', async (c) => {
    const read = v.safeParse(transactionBody, await c.req.json<unknown>())
    if (!read.success) return refuse(c, v.summarize(read.issues))
    const { srcToken, destToken, srcAmount, slippage, userAddress } = read.output
    const client = clientOf(c.req.param('network'))
    const order = { srcToken, destToken, srcAmount: BigInt(srcAmount) }
    const way = client && (await bestWay(client, order))
    if (way === undefined) return refuse(c, 'No routes found with enough liquidity')
    const { broken } = conditions
    const least = broken === 'more' ? 0n : ((way.amounts.at(-1) ?? 0n) * BigInt(10_000 - slippage)) / 10_000n
    const receiver = (broken === 'receiver' ? brook.address : userAddress) as `0x${string}`
    return c.json({
      from: userAddress,
      to: broken === 'contract' ? evmContracts.usdcHarbourPool : evmContracts.router,
      value: isNative(srcToken) ? srcAmount : '0',
      data: swapCall({ ...order, path: way.path, least, receiver }),
      chainId: Number(c.req.param('network')),
    })
  })
  app.put('/breaks', async (c) => {
    const wanted = await c.req.text()
    if (!Object.hasOwn(aggregatorBreaks, wanted)) return c.text('There is no such break.', 400)
    conditions.broken = wanted as AggregatorBreak
    return c.body(null, 204)
  })
  return app
}

const address = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/i))
const digits = v.pipe(v.string(), v.regex(/^[1-9]\d{0,77}$/))

const priceQuery = v.object({
  ...{ srcToken: address, destToken: address, amount: digits, network: v.string(), srcDecimals: digits, destDecimals: digits },
  ...{ side: v.literal('SELL'), version: v.literal('6.2') },
})

const transactionBody = v.object({
  ...{ srcToken: address, destToken: address, srcAmount: digits, userAddress: address, priceRoute: v.object({ srcAmount: digits }) },
  slippage: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
})

function routeOf(asked: v.InferOutput<typeof priceQuery>, { path, amounts }: PoolWay, broken: AggregatorBreak): object {
  const { srcToken, destToken, srcDecimals, destDecimals, network } = asked
  const out = amounts.at(-1) ?? 0n
  const tokenAt = (index: number): string => (index === 0 ? srcToken : index === path.length - 1 ? destToken : (path[index] ?? ''))
  const swaps = path.slice(1).map((_, index) => ({
    ...{ srcToken: tokenAt(index), destToken: tokenAt(index + 1) },
    swapExchanges: [
      { exchange: 'HarbourPools', srcAmount: String(amounts[index]), destAmount: String(amounts[index + 1]), percent: 100, data: {} },
    ],
  }))
  return {
    ...{ network: Number(network), side: 'SELL', version: '6.2', contractMethod: 'swapExactAmountIn' },
    ...{ srcToken, srcDecimals: Number(srcDecimals), destToken, destDecimals: Number(destDecimals) },
    srcAmount: broken === 'other' ? String(BigInt(asked.amount) + 1n) : asked.amount,
    destAmount: broken === 'malformed' ? '1e21' : String(broken === 'more' ? (out * 11n) / 10n : out),
    bestRoute: [{ percent: 100, swaps }],
    gasCost: String(120_000 + 90_000 * (path.length - 1)),
    contractAddress: evmContracts.router,
    tokenTransferProxy: broken === 'spender' ? brook.address : evmContracts.router,
  }
}
