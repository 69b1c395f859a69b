import { Hono } from 'hono'

import type { CoinSender } from '../coin-sender.js'
import { type ExchangeBreak, exchangeBreaks } from './exchange-breaks.js'
import { payPage } from './exchange-page.js'
import type { NewOrder, OrderBook } from './order-book.js'
import { exchangePeople } from './people.js'

export interface ExchangeAppOptions {
  readonly name: string
  /** Lets a cloud place orders. */
  readonly key: string
  readonly book: OrderBook
  readonly sender: CoinSender
  readonly url: () => string
  /** How it misbehaves. It may change. */
  readonly conditions: { broken: ExchangeBreak }
}

/** An exchange: the calls by which a cloud places orders, and the page where people pay for them. */
export function exchangeApp(options: ExchangeAppOptions): Hono {
  const { key, book, conditions, name, url } = options
  const app = new Hono()
  app.use('/orders/*', async (c, next) =>
    c.req.header('authorization') === `Bearer ${key}` ? next() : c.json({ message: 'Who are you?' }, 401),
  )
  app.post('/orders', async (c) => {
    if (c.req.header('authorization') !== `Bearer ${key}`) return c.json({ message: 'Who are you?' }, 401)
    if (conditions.broken === 'refuses') return c.json({ message: `${name} takes no orders at the moment.` }, 422)
    const order = book.place(await c.req.json<NewOrder>())
    return c.json({ id: order.id, url: `${url()}/pay/${order.id}` })
  })
  app.get('/orders/:id', async (c) => {
    const order = book.find(c.req.param('id'))
    if (order === undefined) return c.json({ message: 'There is no such order.' }, 404)
    if (conditions.broken === 'silent') return new Promise<Response>(() => undefined)
    if (conditions.broken === 'garbled') return c.body('{"status":"sen', 200, { 'content-type': 'application/json' })
    if (conditions.broken === 'vague') return c.json({ status: 'on the shelf' })
    return c.json({ status: order.status, txHash: order.txHash })
  })
  app.get('/pay/:id', async (c) => {
    const order = book.find(c.req.param('id'))
    return order === undefined ? c.notFound() : c.html(await payPage({ name, order, creditOf: (person) => book.creditOf(person) }))
  })
  app.post('/pay/:id', async (c) => {
    const id = c.req.param('id')
    const person = new URLSearchParams(await c.req.text()).get('person') ?? ''
    if (book.find(id) === undefined) return c.notFound()
    let notice: string | undefined
    if (person === '') {
      if (book.find(id)?.status === 'open') book.note(id, { status: 'failed' })
    } else if (!exchangePeople.some((known) => known.id === person) || !book.charge(id, person)) {
      notice = 'There is too little in this account, or the order was paid for before.'
    } else void deliver(options, id)
    const order = book.find(id)
    if (order === undefined) return c.notFound()
    return c.html(await payPage({ name, order, creditOf: (each) => book.creditOf(each), ...(notice !== undefined && { notice }) }))
  })
  // The pane of the playground that breaks it.
  app.use('/breaks', async (c, next) => {
    c.header('access-control-allow-origin', '*')
    c.header('access-control-allow-methods', 'PUT')
    await next()
  })
  app.options('/breaks', (c) => c.body(null, 204))
  app.put('/breaks', async (c) => {
    const wanted = await c.req.text()
    if (!Object.hasOwn(exchangeBreaks, wanted)) return c.text('There is no such break.', 400)
    conditions.broken = wanted as ExchangeBreak
    return c.body(null, 204)
  })
  return app
}

/** Sends what was paid for, as far as nothing is broken. */
async function deliver({ book, sender, conditions }: ExchangeAppOptions, id: string): Promise<void> {
  const order = book.find(id)
  if (order === undefined) return
  const { asset, amount, recipient } = order
  const to = recipient.slice(recipient.lastIndexOf(':') + 1)
  const { broken } = conditions
  try {
    if (broken === 'slow') await new Promise((resume) => setTimeout(resume, 60_000))
    if (broken === 'fails') return book.note(id, { status: 'failed' })
    if (broken === 'lies') return book.note(id, { status: 'sent', txHash: `0x${'0'.repeat(64)}` })
    const sent = broken === 'less' ? String(Number((Number(amount) * 0.9).toFixed(6))) : amount
    const txHash = await sender.send({ asset, to, amount: sent })
    if (broken === 'twice') await sender.send({ asset, to, amount })
    book.note(id, { status: 'sent', txHash })
  } catch (error) {
    console.warn('The local exchange could not send', error)
    book.note(id, { status: 'failed' })
  }
}
