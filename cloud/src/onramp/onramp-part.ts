import type { CloudContext } from '../context.js'
import { type Answer, json } from '../http/answer.js'
import type { Call } from '../http/call.js'
import { Refusal } from '../http/refusal.js'
import type { CloudPart } from '../part.js'
import { OnrampOrderBook, isFinal } from './order-book.js'
import { readOrder, readQuoteQuestion } from './read-order.js'
import { optionsSchema, pageSchema, quoteSchema, standingSchema } from './seller-answers.js'
import { type SellerPlace, askSeller } from './seller-client.js'

/** How often the seller is asked about one order at most, in milliseconds. */
const askEvery = 1_000
/** What an order costs beside the call. */
const orderCost = 4

/** Coins for a card, at the seller that the configuration names; nothing where it names none. */
export function onrampPart({ config, database, now, log }: CloudContext): CloudPart {
  if (config.onramp === undefined) return {}
  const seller: SellerPlace = { apiUrl: config.onramp.apiUrl, secret: config.onrampSecret, log }
  const book = new OnrampOrderBook({ database, now })
  type Row = Awaited<ReturnType<typeof book.take>>
  const renewed = async (row: Row, signal: AbortSignal): Promise<Row> =>
    book.note(row, await askSeller(seller, { method: 'GET', path: `/orders/${row.id}`, schema: standingSchema, signal }))

  const open = async ({ body, project, charge, signal }: Call): Promise<Answer> => {
    await charge(orderCost)
    const order = readOrder(body)
    let row = await book.take(project?.id ?? '', order)
    // An order that stands open for long may be paid by now, or over: then this is a new one.
    if (row.url !== null) row = await renewed(row, signal)
    if (row.status !== 'created') row = await book.take(project?.id ?? '', order)
    const { id, network, symbol, address, amount, currency } = row
    if (row.url !== null) return json({ url: row.url, orderId: id })
    const request = { network, symbol, to: address, amount, currency }
    const { url } = await askSeller(seller, { method: 'PUT', path: `/orders/${id}`, body: request, schema: pageSchema, signal })
    await book.noteUrl(id, url)
    return json({ url, orderId: id })
  }

  return {
    routes: [
      {
        name: 'GET /v1/onramp/options',
        access: 'project',
        answer: async ({ signal }) => json(await askSeller(seller, { method: 'GET', path: '/options', schema: optionsSchema, signal })),
      },
      {
        name: 'POST /v1/onramp/quote',
        access: 'project',
        answer: async ({ body, signal, charge }) => {
          await charge(1)
          return json(
            await askSeller(seller, { method: 'POST', path: '/quotes', body: readQuoteQuestion(body), schema: quoteSchema, signal }),
          )
        },
      },
      { name: 'POST /v1/generators/onrampurl', access: 'project', answer: open },
      {
        name: 'GET /v1/onramp/orders/{id}',
        access: 'project',
        answer: async ({ parameters, project, signal }) => {
          const row = await book.find(project?.id ?? '', parameters['id'] ?? '')
          if (row === undefined) throw new Refusal({ status: 404, name: 'order', description: 'There is no such order.' })
          const isAsked = row.url !== null && !isFinal(row.status) && now() >= row.asked_at + askEvery
          const { id, status, outcome } = isAsked ? await renewed(row, signal) : row
          return json({ id, status, ...outcome })
        },
      },
    ],
  }
}
