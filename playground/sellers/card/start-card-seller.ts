import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'

import { cardApp } from './card-app.js'
import type { CardFault } from './card-fault.js'
import type { CardOrder } from './card-order.js'
import { CardOrders } from './card-orders.js'

/** A seller that takes test cards and really sends coins. */
export interface CardSeller {
  /** The pages and the calls, without a slash at the end. */
  readonly url: string
  /** What a cloud is configured with. */
  readonly cloudOptions: { readonly onramp: { readonly apiUrl: string }; readonly onrampSecret: string }
  readonly orders: readonly CardOrder[]
  /** Breaks it; undefined mends it. */
  break(fault: CardFault | undefined): void
  stop(): Promise<void>
}

export interface CardSellerOptions {
  /** A free port is taken when none is named. */
  readonly port?: number
  /** Nodes of the chains, by the CAIP-2 ids of their networks. */
  readonly nodes: Readonly<Record<string, string>>
}

/** Starts the card seller on this machine. */
export async function startCardSeller({ port = 0, nodes }: CardSellerOptions): Promise<CardSeller> {
  const orders = new CardOrders(nodes)
  const secret = 'a secret of the playground, for its cards'
  let url = ''
  const app = cardApp({ orders, secret, url: () => url })
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const server = createServer((request, response) => void listener(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...{ url, cloudOptions: { onramp: { apiUrl: `${url}/api` }, onrampSecret: secret } },
    get orders() {
      return orders.all
    },
    break: (fault) => void (orders.fault = fault),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
