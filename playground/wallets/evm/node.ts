import { WalletError } from '../shared/wallet-error.js'

/** Asks a node one thing. Its address says who asks: a page counts its own questions and not the wallet's. */
export async function askNode(url: string, method: string, params: unknown): Promise<unknown> {
  const response = await fetch(`${url}?by=wallet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] }),
  })
  const { result, error } = (await response.json()) as { result?: unknown; error?: { code: number; message: string; data?: unknown } }
  if (error !== undefined) throw new WalletError(error.code, error.message, error.data)
  return result
}
