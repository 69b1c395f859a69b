import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve, sep } from 'node:path'

/** All that a host has to allow. */
const strict = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
]

/** Vue makes a policy of its own. */
const vue = [...strict, 'trusted-types vue'].join('; ')
/** And so does Svelte. */
const svelte = [...strict, 'trusted-types svelte-trusted-html'].join('; ')
const strictest = [...strict, "trusted-types 'none'"].join('; ')
/** The pages of others whose libraries write style elements. */
const lenient = strictest.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
const policies = new Map([
  ['vue', vue],
  ['svelte', svelte],
  ['modals', lenient],
])

const types = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
])

/** Serves the built hosts, each under the strictest policy that it can live with. */
export async function serveHosts(folder: string): Promise<{ readonly origin: string; readonly server: Server }> {
  const server = createServer((request, response) => void respond({ folder, request, response }))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

interface Exchange {
  readonly folder: string
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

async function respond({ folder, request, response }: Exchange): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname
  const [, host = '', ...rest] = path.split('/')
  const home = join(folder, host, 'dist')
  const file = resolve(home, rest.join('/') || 'index.html')
  const body = file.startsWith(`${home}${sep}`) ? await read(file) : undefined
  const headers = { 'content-type': types.get(extname(file)) ?? 'application/octet-stream' }
  // A browser asks for it unasked.
  const missing = path === '/favicon.ico' ? 204 : 404
  response.writeHead(body === undefined ? missing : 200, { ...headers, 'content-security-policy': policies.get(host) ?? strictest })
  response.end(body)
}

async function read(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
