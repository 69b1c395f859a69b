import { type IncomingHttpHeaders, type RequestListener, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A host of descriptions and pictures, and what it was asked. */
export interface PieceHost {
  readonly url: string
  readonly asked: { readonly path: string; readonly headers: IncomingHttpHeaders }[]
}

/** Opens a host that answers each path in its own way, until the test ends. */
export async function openPieceHost(answers: Readonly<Record<string, RequestListener>>): Promise<PieceHost> {
  const asked: PieceHost['asked'] = []
  const server = createServer((request, response) => {
    const { url: path = '', headers } = request
    asked.push({ path, headers })
    const answer = answers[path] ?? answers['*']
    if (answer === undefined) response.writeHead(404).end()
    else answer(request, response)
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

/** Answers with a content and its type. */
export function content(body: string | Uint8Array, type = 'application/json'): RequestListener {
  return (_, response) => void response.writeHead(200, { 'content-type': type }).end(body)
}

/** Answers with JSON. */
export function description(said: unknown): RequestListener {
  return content(JSON.stringify(said))
}

/** Leads elsewhere. */
export function redirect(location: string): RequestListener {
  return (_, response) => void response.writeHead(302, { location }).end()
}

/** Answers without an end, for as long as somebody reads. */
export function endless(type: string): RequestListener {
  return (_, response) => {
    response.writeHead(200, { 'content-type': type })
    const write = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, 0x20)));
    }
    response.on('drain', write)
    write()
  }
}
