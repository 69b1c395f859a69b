import { Hono } from 'hono'
import { cors } from 'hono/cors'
import * as v from 'valibot'

import { cardFaults, spoiledAmount } from './card-fault.js'
import type { CardOrder } from './card-order.js'
import type { CardOrders } from './card-orders.js'
import { cardPage } from './card-page.js'
import { linkRoutes } from './link-routes.js'
import { quoteCard } from './quote-card.js'

const text = v.pipe(v.string(), v.maxLength(128))
const request = v.object({ network: text, symbol: text, to: text, amount: text, currency: text })
const question = v.object({ symbol: text, currency: text, amount: text })
const faultBody = v.object({ fault: v.nullable(v.picklist(cardFaults)) })

const limits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]

export interface CardAppOptions {
  readonly orders: CardOrders
  /** What a cloud says to be let in. */
  readonly secret: string
  readonly url: () => string
}

/** The card seller: the page for people, the calls for clouds, the calls for pages, and the switches that break it. */
export function cardApp({ orders, secret, url }: CardAppOptions): Hono {
  const app = new Hono()
  app.use('/v1/*', cors())
  app.use('/v3/*', cors())
  app.use('/faults', cors())
  app.use('*', async (c, next) => (orders.fault === 'away' && c.req.path !== '/faults' ? c.text('Away', 503) : next()))
  app.use('/api/*', async (c, next) => (c.req.header('authorization') === `Bearer ${secret}` ? next() : c.text('Who are you?', 401)))

  app.get('/api/options', (c) => c.json({ purchaseCurrencies: purchaseCurrencies(orders), paymentCurrencies: ['USD', 'EUR'].map(payment) }))
  app.post('/api/quotes', async (c) => {
    const asked = v.safeParse(question, await c.req.json())
    const coin = asked.success ? orders.coins.find(({ symbol }) => symbol === asked.output.symbol) : undefined
    const quote = asked.success && coin !== undefined ? quoteCard({ ...asked.output, decimals: coin.decimals }) : undefined
    if (quote === undefined) return c.text('Not sold', 400)
    const { purchaseAmount } = quote
    const spoiled = { ...purchaseAmount, amount: spoiledAmount(purchaseAmount.amount, orders.fault) }
    return c.json({ ...quote, purchaseAmount: spoiled, quoteId: crypto.randomUUID() })
  })
  app.put('/api/orders/:id', async (c) => {
    const asked = v.safeParse(request, await c.req.json())
    const order = asked.success ? orders.take(c.req.param('id'), asked.output) : undefined
    return order === undefined ? c.text('Not sold', 400) : c.json({ url: `${url()}/pay/${order.key}` })
  })
  app.get('/api/orders/:id', (c) => {
    const order = orders.find(c.req.param('id'))
    return order === undefined ? c.notFound() : c.json(told(order, orders))
  })

  app.get('/pay/:key', async (c) => {
    const order = orders.byKey(c.req.param('key'))
    return order === undefined ? c.notFound() : c.html(await cardPage(order))
  })
  app.post('/pay/:key', async (c) => {
    const order = orders.byKey(c.req.param('key'))
    if (order === undefined) return c.notFound()
    const { card } = await c.req.parseBody()
    void orders.pay(order.id, typeof card === 'string' ? card : '')
    return c.redirect(`/pay/${order.key}`, 303)
  })

  app.get('/faults', (c) => c.json({ fault: orders.fault ?? null }))
  app.put('/faults', async (c) => {
    const said = v.safeParse(faultBody, await c.req.json())
    if (!said.success) return c.text('No such fault', 400)
    orders.fault = said.output.fault ?? undefined
    return c.json({ fault: said.output.fault })
  })
  return app.route('/', linkRoutes({ orders, url }))
}

function told({ id, status, deliveries, refunded, quote }: CardOrder, { fault }: CardOrders): unknown {
  return { id, status: fault === 'unknown status' ? 'in review' : status, deliveries, refunded: refunded ?? null, ...quote }
}

const payment = (id: string): unknown => ({ id, payment_method_limits: limits })

function purchaseCurrencies({ coins }: CardOrders): readonly unknown[] {
  return [...new Set(coins.map(({ symbol }) => symbol))].map((symbol) => {
    const same = coins.filter((coin) => coin.symbol === symbol)
    const networks = same.map(({ network, address }) => ({
      name: network,
      display_name: network,
      chain_id: network.slice(network.indexOf(':') + 1),
      contract_address: address ?? null,
    }))
    return { id: symbol, name: same[0]?.name ?? symbol, symbol, networks }
  })
}
