import { nodeDeadline } from '../chains/node-deadline.js'
import { readCapped } from '../chains/read-capped.js'
import { busy } from './node-refusals.js'
import type { RpcCall } from './rpc-calls.js'

/** A call to a node that speaks REST, written as JSON-RPC: its method is a verb and a path, what it posts are its parameters. */
export interface RestCall extends RpcCall {
  readonly method: string
}

/** Passes such a call on, and writes the answer of the node as that to a call: what it refused is an error with its status. */
export async function passRest(rpcUrl: string, { id, method, params }: RestCall, signal: AbortSignal): Promise<RpcCall> {
  const [verb, path = ''] = method.split(' ')
  const waiting = AbortSignal.any([signal, AbortSignal.timeout(nodeDeadline)])
  const response = await fetch(`${rpcUrl.replace(/\/+$/, '')}/${path}`, {
    ...(verb === 'POST' && { method: 'POST', ...bodyOf(params) }),
    signal: waiting,
    redirect: 'error',
  })
  const text = await readCapped(response)
  if (response.status === 429) throw busy(response.headers.get('retry-after'))
  if (response.status >= 500) throw new Error(`The node answered ${response.status}.`)
  const head = { jsonrpc: '2.0', id: id ?? null }
  if (!response.ok) return { ...head, error: { code: response.status, message: text.slice(0, 300) } }
  return { ...head, result: parsed(text) }
}

/** One text alone is posted as it is. */
function bodyOf(params: unknown): { readonly body: string; readonly headers: Readonly<Record<string, string>> } {
  const [only] = Array.isArray(params) ? (params as readonly unknown[]) : [params]
  return typeof only === 'string'
    ? { body: only, headers: { 'content-type': 'text/plain' } }
    : { body: JSON.stringify(params), headers: { 'content-type': 'application/json' } }
}

/** Some nodes answer with a text that is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
