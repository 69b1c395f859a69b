import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'

import { createCoinSender } from '../coin-sender.js'
import { exchangeApp } from './exchange-app.js'
import type { ExchangeBreak } from './exchange-breaks.js'
import { type ExchangeOrder, OrderBook } from './order-book.js'

export interface LocalExchangeOptions {
  /** A free one, unless given. */
  readonly port?: number
  readonly name?: string
  /** Nodes of the chains, by the CAIP-2 ids of their networks. */
  readonly nodes: Readonly<Record<string, string>>
}

/** An exchange on this machine, with accounts, a pay page and coins that it really sends. */
export interface LocalExchange {
  /** Without a slash at the end. */
  readonly url: string
  /** Entry of `exchanges` for the cloud that places orders. */
  readonly config: { readonly id: string; readonly name: string; readonly url: string; readonly key: string }
  readonly orders: readonly ExchangeOrder[]
  /** Has it misbehave from now on. */
  break(how: ExchangeBreak): void
  stop(): Promise<void>
}

/** Starts an exchange. */
export async function startExchange({ port = 0, name = 'Lighthouse', nodes }: LocalExchangeOptions): Promise<LocalExchange> {
  const book = new OrderBook()
  const conditions: { broken: ExchangeBreak } = { broken: 'none' }
  const key = 'a key of the playground, which everybody knows'
  let at = ''
  const app = exchangeApp({ name, key, book, conditions, sender: createCoinSender(nodes), url: () => at })
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const server = createServer((request, response) => void listener(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: at,
    config: { id: name.toLowerCase(), name, url: at, key },
    get orders() {
      return book.all
    },
    break: (how) => void (conditions.broken = how),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
