import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { BuiltPage, PageFile } from './build-page.js'

export interface Served {
  /** Where a page is, by its name. */
  address(name: string): string
  close(): Promise<void>
}

/** Serves built pages on this machine, gzipped, under the policy that the whole product stands under. */
export async function servePages(pages: readonly BuiltPage[], reaches: readonly string[] = []): Promise<Served> {
  const headers = headersFor(reaches)
  const files = new Map<string, PageFile>(
    pages.flatMap(({ name, files: own }) => [...own].map(([file, data]) => [`/${name}/${file}`, data])),
  )
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(new URL(url, 'http://localhost').pathname)
    if (file === undefined) response.writeHead(404)
    else response.writeHead(200, { ...headers, 'content-type': file.type })
    response.end(file?.gzip)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: (name) => `http://127.0.0.1:${port}/${name}/${name}.html`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const policy: readonly string[] = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

function headersFor(reaches: readonly string[]): Readonly<Record<string, string>> {
  const more = reaches.length === 0 ? [] : [`connect-src ${reaches.join(' ')}`, `frame-src ${reaches.join(' ')}`]
  return { 'content-encoding': 'gzip', 'content-security-policy': [...policy, ...more].join('; '), 'cache-control': 'max-age=600' }
}
