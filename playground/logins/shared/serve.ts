import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

/** Something that runs on this machine until it is stopped. */
export interface Served {
  /** Without a slash at the end. */
  readonly url: string
  stop(): Promise<void>
}

/** Serves an app on this machine, at a port or at a free one. */
export async function serve(app: Pick<Hono, 'fetch'>, port = 0): Promise<Served> {
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  return listen(
    createServer((request, response) => void listener(request, response)),
    port,
  )
}

/** Has a server listen on this machine. */
export async function listen(server: Server, port = 0): Promise<Served> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${taken}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
