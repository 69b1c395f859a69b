import { readFileSync, readdirSync } from 'node:fs'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

import type { LocalWorld } from '../world/local-world.js'
import { tellWorld } from '../world/tell-world.js'

/** Pages that are served until they are closed. */
export interface ServedApp {
  readonly url: string
  close(): Promise<void>
}

export interface ServeAppOptions {
  /** The folder with the built pages. */
  readonly folder: string
  /** The folder with the documentation, for `/docs/`. It may take its time: who asks for it waits. */
  readonly docs?: Promise<string>
  readonly world: LocalWorld
  /** A free port is taken when this one is not free. */
  readonly port: number
}

/** Serves built pages on this machine, gzipped as a host would. */
export async function serveApp({ folder, docs, world, port }: ServeAppOptions): Promise<ServedApp> {
  const pages = readFiles(folder, world)
  const documents = docs?.then((at) => readFiles(at, world, '/docs'))
  // Whoever asks for it hears of it.
  documents?.catch(() => undefined)
  const server = createServer((request, response) => {
    const isDocs = documents !== undefined && /^\/docs(\/|$)/.test(request.url ?? '')
    if (!isDocs) return answer(pages, { request, response })
    documents.then(
      (files) => answer(files, { request, response }),
      (error: unknown) =>
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(`The documentation was not built: ${String(error)}`),
    )
  })
  await listen(server, port).catch((error: unknown) => {
    console.warn(`The page takes a free port: ${String(error)}`)
    return listen(server, 0)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://localhost:${taken}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface ServedFile {
  readonly type: string
  readonly body: Buffer
  readonly gzip: Buffer
  /** Its name holds a hash of what is in it. */
  readonly isFinal: boolean
}

/** In memory: the folder goes when a later start builds anew. */
function readFiles(folder: string, world: LocalWorld, at = ''): ReadonlyMap<string, ServedFile> {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
      .map((file) => [at + addressOf(folder, file), readFile(file, world)]),
  )
}

function readFile(file: string, world: LocalWorld): ServedFile {
  const type = types[extname(file)] ?? 'application/octet-stream'
  const body = file.endsWith('.html') ? Buffer.from(tellWorld(readFileSync(file, 'utf8'), world)) : readFileSync(file)
  return { type, body, gzip: gzipSync(body), isFinal: file.includes(`${sep}assets${sep}`) }
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** A page is at its folder, or goes by its name alone: `gallery/index.html` is at `/gallery/`, `start/vue.html` at `/start/vue`. */
function addressOf(folder: string, file: string): string {
  return file
    .slice(folder.length)
    .replaceAll(sep, '/')
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

function answer(files: ReadonlyMap<string, ServedFile>, { request, response }: Exchange): void {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const file = files.get(pathname)
  if (file === undefined) {
    const isFolder = files.has(`${pathname}/`)
    response.writeHead(isFolder ? 308 : 404, isFolder ? { location: `${pathname}/` } : {}).end()
    return
  }
  const isPacked = String(request.headers['accept-encoding']).includes('gzip')
  response.writeHead(200, {
    'content-type': file.type,
    'cache-control': file.isFinal ? 'max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    ...(isPacked && { 'content-encoding': 'gzip' }),
  })
  response.end(isPacked ? file.gzip : file.body)
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', () => {
      server.off('error', reject)
      resolve()
    })
  })
}
