import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'

import { aggregatorApp } from './aggregator-app.js'
import type { AggregatorBreak } from './aggregator-breaks.js'

export interface LocalAggregatorOptions {
  /** A free one, unless given. */
  readonly port?: number
  /** Nodes of the chains, by the CAIP-2 ids of their networks. */
  readonly nodes: Readonly<Record<string, string>>
}

/** An aggregator of swaps on this machine, through the pools of its chains. */
export interface LocalAggregator {
  /** Without a slash at the end. */
  readonly url: string
  /** Has it misbehave from now on. */
  break(how: AggregatorBreak): void
  stop(): Promise<void>
}

/** Starts an aggregator. */
export async function startAggregator({ port = 0, nodes }: LocalAggregatorOptions): Promise<LocalAggregator> {
  const conditions: { broken: AggregatorBreak } = { broken: 'none' }
  const listener = getRequestListener(aggregatorApp({ nodes, conditions }).fetch, { overrideGlobalObjects: false })
  const server = createServer((request, response) => void listener(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    break: (how) => void (conditions.broken = how),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
