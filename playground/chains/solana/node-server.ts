import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'

import type { Ledger } from './ledger.js'
import { methods } from './methods.js'
import { RpcError, rpcCodes } from './rpc-error.js'

/** What the node was asked, for tests that count. */
export type SolanaCall = string

const largestBody = 1_000_000
const headers = {
  'content-type': 'application/json',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
}

/** Answers for a chain as its nodes do, over HTTP, one call or several at a time. */
export function nodeServer(ledger: Ledger, onCall: (call: SolanaCall) => void): Server {
  return createServer((request, response) => void serve({ ledger, onCall, request, response }))
}

interface Served {
  readonly ledger: Ledger
  readonly onCall: (call: SolanaCall) => void
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

async function serve({ ledger, onCall, request, response }: Served): Promise<void> {
  if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end()
  const body = await read(request)
  const asked = body === undefined ? undefined : parsed(body)
  const answers = Array.isArray(asked) ? asked.map((one) => answer(one, ledger, onCall)) : answer(asked, ledger, onCall)
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

function answer(asked: unknown, ledger: Ledger, onCall: (call: SolanaCall) => void): object {
  const { id = null, method, params } = (typeof asked === 'object' && asked !== null ? asked : {}) as Readonly<Record<string, unknown>>
  try {
    if (typeof method !== 'string') throw new RpcError(rpcCodes.request, 'Invalid request')
    const run = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (run === undefined) throw new RpcError(rpcCodes.method, 'Method not found')
    onCall(method)
    return { jsonrpc: '2.0', id, result: run(Array.isArray(params) ? params : [], ledger) }
  } catch (error) {
    const { code, message, data } = error instanceof RpcError ? error : new RpcError(rpcCodes.internal, String(error))
    return { jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } }
  }
}
