import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { CloudConfig } from '../config/config.js'

/** What one line may ask of the server: headers and bodies that come too slowly end it. In milliseconds and bytes. */
export const serverLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 5_000,
} as const

/** Begins to listen. Rejects when the port is taken. */
export function listen(server: Server, { host, port }: Pick<CloudConfig, 'host' | 'port'>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/** How often connections that have become idle are closed while a server stops, in milliseconds. */
const idleCheck = 50

/** Takes no more connections, cuts those that are not done in time, and resolves when the upgraded ones have ended too. */
export async function close(server: Server, patience: number): Promise<void> {
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), idleCheck)
  const end = setTimeout(() => server.closeAllConnections(), patience)
  if (patience === 0) server.closeAllConnections()
  await closed
  clearInterval(idle)
  clearTimeout(end)
}

/** Where a server listens, for somebody on this machine. */
export function addressOf(server: Server, { host }: Pick<CloudConfig, 'host'>): string {
  const { port } = server.address() as AddressInfo
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
