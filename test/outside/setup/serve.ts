import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'

import { root } from './packed.js'

/** A running server. */
export interface Served {
  readonly url: string
  stop(): Promise<void>
}

/** Serves one file to pages of any origin, as the server of an author would. */
export async function serveFile(file: string): Promise<Served> {
  const server = createServer((_, response) => {
    void readFile(file).then((body) => response.writeHead(200, headers).end(body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/scenario.js`, stop: () => new Promise((done) => server.close(() => done())) }
}

const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }

/** The plugin lab of the playground, as `npm start` shows it. */
export async function serveLab(cacheDir: string): Promise<Served> {
  const home = join(root, 'playground')
  const configFile = join(home, 'vite.config.ts')
  const server = await createVite({
    root: home,
    configFile,
    cacheDir,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false },
  })
  await server.listen()
  const port = (server.httpServer?.address() as AddressInfo | undefined)?.port
  return { url: `http://127.0.0.1:${port}/lab/`, stop: () => server.close() }
}

/** The playground of a plugin from outside, as `npm start` shows it there. */
export async function servePlayground(project: string): Promise<Served> {
  const server = await createVite({
    root: join(project, 'playground'),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false },
  })
  await server.listen()
  const port = (server.httpServer?.address() as AddressInfo | undefined)?.port
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}
