/** Asks the node one thing. */
export type EvmCall = (method: string, params?: readonly unknown[]) => Promise<unknown>

/** A client of a node that can do nothing but ask. */
export function evmCall(url: string): EvmCall {
  let id = 0
  return async (method, params = []) => {
    id += 1
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
    })
    const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } }
    if (error !== undefined) throw new Error(`The chain refused ${method}: ${error.message}`)
    return result
  }
}
