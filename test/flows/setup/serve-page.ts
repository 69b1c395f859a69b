import { readFile } from 'node:fs/promises'
import { type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, resolve, sep } from 'node:path'

/** A server of files. */
export interface PageServer {
  readonly origin: string
  stop(): void
}

export interface PageServerOptions {
  readonly folder: string
  /** The hosts that the page says it talks to, beside its own. */
  readonly hosts: readonly string[]
  /** Whom it lets into frames. */
  readonly frames: readonly string[]
  /** A script that runs before those of the page, where no tool can bring one. */
  readonly firstScript?: string
}

const firstScriptPath = '/first.js'

/** Serves a built page under the strictest policy that an app can have. */
export async function servePage({ folder, firstScript, ...allowed }: PageServerOptions): Promise<PageServer> {
  const headers = { 'content-security-policy': policyOf(allowed) }
  const server = createServer((request, response) => {
    response.setHeaders(new Map(Object.entries(headers)))
    if (firstScript !== undefined && request.url === firstScriptPath) response.setHeader('content-type', 'text/javascript').end(firstScript)
    else void send(fileOf(folder, request.url), response, firstScript === undefined ? undefined : namingFirstScript)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const stop = (): void => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}

function policyOf({ hosts, frames }: Pick<PageServerOptions, 'hosts' | 'frames'>): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${hosts.join(' ')}`,
    `frame-src ${frames.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

function fileOf(folder: string, url = '/'): string | undefined {
  const { pathname } = new URL(url, 'http://localhost')
  const file = resolve(folder, `.${pathname.endsWith('/') ? `${pathname}index.html` : pathname}`)
  return file.startsWith(`${folder}${sep}`) ? file : undefined
}

function namingFirstScript(page: string): string {
  return page.replace('<head>', `<head><script src="${firstScriptPath}"></script>`)
}

async function send(file: string | undefined, response: ServerResponse, change?: (page: string) => string): Promise<void> {
  try {
    if (file === undefined) throw new Error('outside of the folder')
    const body = await readFile(file)
    const isPage = extname(file) === '.html'
    const sent = change !== undefined && isPage ? change(body.toString('utf8')) : body
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(sent)
  } catch {
    // A browser asks for an icon unasked; everything else that is missing shows as a failed request in the test.
    response.writeHead(file?.endsWith('favicon.ico') === true ? 204 : 404).end()
  }
}
