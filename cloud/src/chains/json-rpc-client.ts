import * as v from 'valibot'

import { nodeDeadline } from './node-deadline.js'
import { readCapped } from './read-capped.js'

/** Asks a node one thing by JSON-RPC, and reads its answer. Parameters are a list, or one object of those that have names. */
export type JsonRpcClient = <T>(
  method: string,
  params: readonly unknown[] | Readonly<Record<string, unknown>>,
  schema: v.GenericSchema<unknown, T>,
) => Promise<T>

const reply = v.object({ result: v.optional(v.unknown()), error: v.optional(v.object({ message: v.string() })) })

/** Makes a client. Contacts nobody yet. */
export function createJsonRpcClient(rpcUrl: string): JsonRpcClient {
  return async (method, params, schema) => {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(nodeDeadline),
    })
    const { result, error } = v.parse(reply, JSON.parse(await readCapped(response)))
    if (error !== undefined) throw new Error(`${method}: ${error.message}`)
    return v.parse(schema, result)
  }
}
