import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** Takes a connection that wants to be more than HTTP. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** Hands the sockets of a server to their handlers by path; every other one is answered and ended. Returns the undo. */
export function takeUpgrades(
  server: Server,
  handlers: ReadonlyMap<string, UpgradeHandler>,
  log: (line: string, error: unknown) => void,
): () => void {
  const take: UpgradeHandler = (request, socket, head) => {
    // Nobody else listens yet: a line that breaks now would end the process.
    socket.on('error', () => socket.destroy())
    const handler = handlers.get(pathOf(request.url))
    if (handler === undefined) return endUpgrade(socket, 404)
    try {
      handler(request, socket, head)
    } catch (error) {
      log('A socket could not be taken', error)
      endUpgrade(socket, 500)
    }
  }
  server.on('upgrade', take)
  return () => server.off('upgrade', take)
}

/** Reads the part before the query. It is taken as text and not as an address: callers write what they like there. */
function pathOf(url = ''): string {
  return url.split(/[?#]/, 1)[0] ?? ''
}

/** Answers a connection that is not upgraded, and ends it. */
export function endUpgrade(socket: Duplex, status: 404 | 429 | 500): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
}
