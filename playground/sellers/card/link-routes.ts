import { Hono } from 'hono'

import { spoiledAmount } from './card-fault.js'
import type { CardOrder, CardStatus } from './card-order.js'
import type { CardOrders } from './card-orders.js'
import { quoteCard } from './quote-card.js'

export interface LinkRoutesOptions {
  readonly orders: CardOrders
  readonly url: () => string
}

const statuses: Readonly<Record<CardStatus, string>> = {
  created: 'waitingPayment',
  paid: 'pending',
  delivered: 'completed',
  partial: 'completed',
  declined: 'failed',
  expired: 'failed',
  failed: 'failed',
}

/**
 * The same seller for pages without a cloud, in the shape that MoonPay documents: a link with what is bought, quotes and the state of an order by
 * the page's own name of it. The code of a coin is its symbol and its network: `usdc_eip155:31337`.
 */
export function linkRoutes({ orders }: LinkRoutesOptions): Hono {
  const app = new Hono()
  app.get('/', (c) => {
    const {
      currencyCode = '',
      walletAddress = '',
      baseCurrencyCode = '',
      baseCurrencyAmount = '',
      externalTransactionId = '',
    } = c.req.query()
    const [symbol, network] = coinOf(currencyCode)
    const request = { network, symbol, to: walletAddress, amount: baseCurrencyAmount, currency: baseCurrencyCode.toUpperCase() }
    const order = externalTransactionId === '' ? undefined : orders.take(externalTransactionId, request)
    return order === undefined ? c.text('This is not sold here.', 400) : c.redirect(`/pay/${order.key}`, 303)
  })
  app.get('/v3/currencies/:code/buy_quote', (c) => {
    const [symbol, network] = coinOf(c.req.param('code'))
    const { baseCurrencyCode = '', baseCurrencyAmount: amount = '' } = c.req.query()
    const coin = orders.coin(network, symbol)
    const quote = coin && quoteCard({ symbol, amount, currency: baseCurrencyCode.toUpperCase(), decimals: coin.decimals })
    if (quote === undefined) return c.json({ message: 'Not sold' }, 400)
    const { networkFee, paymentSubtotal, paymentTotal, purchaseAmount } = quote
    const spoiled = spoiledAmount(purchaseAmount.amount, orders.fault)
    return c.json({
      baseCurrencyAmount: Number(paymentSubtotal.amount),
      networkFeeAmount: Number(networkFee.amount),
      totalAmount: Number(paymentTotal.amount),
      quoteCurrencyAmount: spoiled === purchaseAmount.amount ? Number(spoiled) : spoiled,
    })
  })
  app.get('/v1/transactions/ext/:id', (c) => {
    const order = orders.find(c.req.param('id'))
    return order === undefined
      ? c.json([])
      : c.json(order.deliveries.length > 1 ? order.deliveries.map((_, at) => told(order, at)) : [told(order, 0)])
  })
  return app
}

function told({ id, status, deliveries }: CardOrder, at: number): unknown {
  const delivery = deliveries[at]
  return {
    id: `${id}-${at}`,
    status: statuses[status],
    quoteCurrencyAmount: delivery === undefined ? null : Number(delivery.amount),
    cryptoTransactionId: delivery?.transaction ?? null,
    failureReason: status === 'declined' ? 'Failed' : status === 'expired' ? 'Cancelled' : null,
  }
}

function coinOf(code: string): readonly [symbol: string, network: string] {
  const at = code.indexOf('_')
  return at < 0 ? ['', ''] : [code.slice(0, at).toUpperCase(), code.slice(at + 1)]
}
