/** An answer of a node that is no result. */
export class RpcError extends Error {
  override readonly name = 'RpcError'

  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }
}

/** Codes of the JSON-RPC standard, and of nodes that check what is sent to them. */
export const rpcCodes = {
  parse: -32700,
  request: -32600,
  method: -32601,
  params: -32602,
  internal: -32603,
  preflight: -32002,
  signature: -32003,
} as const
