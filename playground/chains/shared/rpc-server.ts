import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { RpcError, rpcCodes } from './rpc-error.js'

/** Parameters of a call, as they came; those that have names are one object. */
export type RpcParams = readonly unknown[]

/** One method of a node. What it throws, other than an `RpcError`, is an internal error of the node. */
export type RpcMethod<L> = (params: RpcParams, ledger: L) => unknown

export interface RpcServerOptions<L> {
  readonly methods: Readonly<Record<string, RpcMethod<L>>>
  readonly ledger: L
  /** A free one when absent. */
  readonly port?: number | undefined
  /** Told of each call that is answered, for tests that count. */
  readonly onCall?: ((method: string) => void) | undefined
}

/** A node that listens. */
export interface RpcServer {
  readonly url: string
  stop(): Promise<void>
}

const largestBody = 1_000_000
const headers = {
  'content-type': 'application/json',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
}

/** Answers for a chain as its nodes do: JSON-RPC over HTTP, one call or several at a time, on this machine only. */
export async function startRpcServer<L>({ port = 0, ...options }: RpcServerOptions<L>): Promise<RpcServer> {
  const server = createServer((request, response) => void serve(options, request, response))
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Served<L> = Omit<RpcServerOptions<L>, 'port'>

async function serve<L>(options: Served<L>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end()
  const body = await read(request)
  const asked = body === undefined ? undefined : parsed(body)
  const answers = Array.isArray(asked) ? await Promise.all(asked.map((one) => answer(options, one))) : await answer(options, asked)
  response.writeHead(200, headers).end(JSON.stringify(answers))
}

async function read(request: IncomingMessage): Promise<string | undefined> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of request) {
    size += (piece as Buffer).length
    if (size > largestBody) return undefined
    pieces.push(piece as Buffer)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

async function answer<L>({ methods, ledger, onCall }: Served<L>, asked: unknown): Promise<object> {
  const { id = null, method, params } = (typeof asked === 'object' && asked !== null ? asked : {}) as Readonly<Record<string, unknown>>
  try {
    if (typeof method !== 'string') throw new RpcError(rpcCodes.request, 'Invalid request')
    const run = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (run === undefined) throw new RpcError(rpcCodes.method, 'Method not found')
    onCall?.(method)
    return { jsonrpc: '2.0', id, result: await run(Array.isArray(params) ? params : [params], ledger) }
  } catch (error) {
    const { code, message, data } = error instanceof RpcError ? error : new RpcError(rpcCodes.internal, String(error))
    return { jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } }
  }
}
