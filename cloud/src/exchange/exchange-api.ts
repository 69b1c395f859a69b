import * as v from 'valibot'

import type { ExchangeConfig } from '../config/config.js'
import type { CloudContext } from '../context.js'
import { json } from '../http/answer.js'
import type { Call } from '../http/call.js'
import { Refusal } from '../http/refusal.js'
import type { CloudPart } from '../part.js'
import { markedPicture } from '../pictures/marked-picture.js'
import { ExchangeRefusal } from './exchange-client.js'
import { ExchangeOrders } from './exchange-orders.js'

/** Payments from exchanges: which there are, the page to pay on, and how an order stands. JSON-RPC 2.0. */
export function exchangeApi(context: CloudContext): CloudPart {
  const { config, log, baseUrl } = context
  const orders = new ExchangeOrders(context)
  const methods: Readonly<Record<string, Method>> = {
    reown_getExchanges: ({ params }) => {
      const { page = 0, asset, includeOnly, exclude = [] } = read(listParams, params)
      const found = config.exchanges
        .filter(({ id }) => (includeOnly?.includes(id) ?? true) && !exclude.includes(id))
        .filter(({ assets }) => asset === undefined || (assets?.includes(asset) ?? true))
      const shown = found.slice(page * pageSize, (page + 1) * pageSize)
      const exchanges = shown.map(({ id, name, imageUrl }) => ({ id, name, imageUrl: imageUrl ?? `${baseUrl()}/exchanges/${id}/image` }))
      return { exchanges, total: found.length }
    },
    reown_getExchangePayUrl: async ({ params, project }) => {
      const { exchangeId, requestId, ...wish } = read(payParams, params)
      const exchange = needExchange(config.exchanges, exchangeId)
      if (!(exchange.assets?.includes(wish.asset) ?? true)) throw new RpcFailure(`${wish.asset} is not supported by ${exchange.name}`)
      const placed = await orders.place({ ...wish, project, exchange, requestId })
      if (placed === undefined) throw new RpcFailure('This request was for another payment')
      return placed
    },
    reown_getExchangeBuyStatus: async ({ params, project }) => {
      const { exchangeId, sessionId } = read(statusParams, params)
      const row = await orders.state({ exchange: needExchange(config.exchanges, exchangeId), sessionId, project })
      if (row === undefined) throw new RpcFailure('There is no such order')
      return { status: row.status, ...(row.tx_hash !== null && { txHash: row.tx_hash }) }
    },
  }
  const answer = async ({ body, project }: Call): Promise<object> => {
    const call = v.safeParse(envelope, body)
    if (!call.success) return { jsonrpc: '2.0', id: null, error: { code: -32_600, message: 'This is no request of JSON-RPC 2.0' } }
    const { id, method, params } = call.output
    const said = (result: object): object => ({ jsonrpc: '2.0', id, ...result })
    if (!Object.hasOwn(methods, method)) return said({ error: { code: -32_601, message: `There is no method ${method.slice(0, 60)}` } })
    try {
      return said({ result: await methods[method]?.({ params, project: project?.id ?? '' }) })
    } catch (error) {
      if (error instanceof RpcFailure) return said({ error: { code: error.code, message: error.message } })
      if (error instanceof ExchangeRefusal) return said({ error: { code: -32_000, message: error.message } })
      log('An exchange could not be asked.', error)
      return said({ error: { code: -32_001, message: 'The exchange does not answer' } })
    }
  }
  return {
    routes: [
      { name: 'POST /v1/json-rpc', access: 'project', answer: async (call) => json(await answer(call)) },
      {
        ...{ name: 'GET /exchanges/{exchange_id}/image', access: 'anybody', isKept: true },
        answer: ({ parameters: { exchange_id: id } }) => {
          const exchange = config.exchanges.find((one) => one.id === id)
          if (exchange === undefined) throw new Refusal({ status: 404, name: 'picture', description: 'There is no such picture.' })
          return markedPicture('exchange', exchange.id, exchange.name)
        },
      },
    ],
  }
}

type Method = (asked: { readonly params: unknown; readonly project: string }) => object | Promise<object>

/** A call that a page may not make like this, in words for it. */
class RpcFailure extends Error {
  constructor(
    message: string,
    readonly code = -32_000,
  ) {
    super(message)
  }
}

const pageSize = 20
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(256))
const texts = v.optional(v.pipe(v.array(text), v.maxLength(100)))
const amount = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d{0,29})(\.\d{1,30})?$/, 'The amount is a decimal number of whole coins'),
  v.check((digits) => /[1-9]/.test(digits), 'The amount is above 0'),
)
const caip10 = v.pipe(v.string(), v.maxLength(256), v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/))
const caip19 = v.pipe(v.string(), v.maxLength(256), v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}\/[-a-z0-9]{3,8}:[-.%a-zA-Z0-9]{1,128}$/))

const envelope = v.object({
  jsonrpc: v.literal('2.0'),
  id: v.union([v.number(), v.pipe(v.string(), v.maxLength(64))]),
  method: v.string(),
  params: v.optional(v.unknown()),
})
const listParams = v.object({
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000))),
  asset: v.optional(caip19),
  includeOnly: texts,
  exclude: texts,
})
const payParams = v.object({ exchangeId: text, asset: caip19, amount, recipient: caip10, requestId: v.optional(text) })
const statusParams = v.object({ exchangeId: text, sessionId: text })

function read<T>(shape: v.GenericSchema<unknown, T>, params: unknown): T {
  const result = v.safeParse(shape, params)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new RpcFailure(`${v.getDotPath(issue) ?? 'params'}: ${issue.message}`.slice(0, 200), -32_602)
}

function needExchange(exchanges: readonly ExchangeConfig[], id: string): ExchangeConfig {
  const found = exchanges.find((exchange) => exchange.id === id)
  if (found === undefined) throw new RpcFailure('There is no such exchange')
  return found
}
