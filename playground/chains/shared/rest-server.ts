import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { RpcServer } from './rpc-server.js'

/** A request to a node that speaks REST. */
export interface RestRequest {
  readonly method: string
  /** Without its query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
}

/** An answer: JSON, or a text or bytes, which are plain text where no type of them is said. */
export type RestAnswer = { readonly status?: number } & (
  | { readonly json: unknown }
  | { readonly text: string | Uint8Array; readonly type?: string | undefined }
)

export interface RestServerOptions {
  /** A free one when absent. */
  readonly port?: number | undefined
  /** Answers a request; undefined for what is not there. */
  answer(request: RestRequest): RestAnswer | undefined | Promise<RestAnswer | undefined>
}

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
}

/** Answers for a chain whose nodes speak REST, on this machine only. */
export async function startRestServer({ port = 0, answer }: RestServerOptions): Promise<RpcServer> {
  const server = createServer((request, response) => void serve(answer, request, response))
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

async function serve(answer: RestServerOptions['answer'], request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = request
  if (method === 'OPTIONS') return void response.writeHead(204, headers).end()
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  const { pathname: path, searchParams: query } = new URL(url, 'http://127.0.0.1')
  const given = await answer({ method, path, query, body: Buffer.concat(pieces).toString('utf8') })
  const { status = 200, ...said } = given ?? { status: 404, json: { error: 'not found' } }
  const [type, text] = 'text' in said ? [said.type ?? 'text/plain', said.text] : ['application/json', JSON.stringify(said.json)]
  response.writeHead(status, { ...headers, 'content-type': type }).end(text)
}
