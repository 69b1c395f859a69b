import { type IncomingMessage, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

interface NodeCall {
  readonly id: number
  readonly method: string
}

/** A node that knows less than the one behind it, until the test ends. */
export interface NodeWithout {
  readonly url: string
  /** The methods that it was asked for, as often as they were. */
  readonly asked: readonly string[]
  /** Those among them that it did not know. */
  readonly refused: readonly string[]
}

/** Opens a node that passes everything on but some methods. A request with one of these in it is refused as a whole, as some do. */
export async function openNodeWithout(behind: string, unknown: RegExp): Promise<NodeWithout> {
  const asked: string[] = []
  const refused: string[] = []
  const answer = async (request: IncomingMessage): Promise<string> => {
    const body = await text(request)
    const said = JSON.parse(body) as NodeCall | readonly NodeCall[]
    const calls = [said].flat() as readonly NodeCall[]
    asked.push(...calls.map(({ method }) => method))
    const missing = calls.filter(({ method }) => unknown.test(method))
    refused.push(...missing.map(({ method }) => method))
    if (missing.length > 0) return JSON.stringify(Array.isArray(said) ? calls.map(refusal) : calls.map(refusal)[0])
    return (await fetch(behind, { method: 'POST', headers, body })).text()
  }
  const server = createServer((request, response) => void answer(request).then((said) => response.writeHead(200, headers).end(said)))
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise<void>((closed) => void server.close(() => closed()))
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, refused }
}

const headers = { 'content-type': 'application/json' }

function refusal({ id }: NodeCall): object {
  return { jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } }
}
