/** One JSON-RPC call, or an answer to one. */
export interface RpcCall {
  readonly [field: string]: unknown
}

interface NamedCall extends RpcCall {
  readonly method: string
}

const mostCalls = 200

/** The calls in a body: one, or a batch of them. Undefined when something in it is no call, or when there are too many. */
export function readRpcCalls(body: unknown): readonly NamedCall[] | undefined {
  const calls: readonly unknown[] = Array.isArray(body) ? body : [body]
  return calls.length > 0 && calls.length <= mostCalls && calls.every(isCall) ? calls : undefined
}

/** What is answered to a call that is not passed on. */
export function refusedCall({ id, method }: NamedCall): RpcCall {
  return { jsonrpc: '2.0', id: id ?? null, error: { code: -32_601, message: `${method.slice(0, 60)} is not available here.` } }
}

function isCall(call: unknown): call is NamedCall {
  return typeof call === 'object' && call !== null && 'method' in call && typeof call.method === 'string'
}
