import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, type Server, type Socket, createServer } from 'node:net'
import { createHash } from 'node:crypto'

/** Defect of a relay. */
export type BadRelay = 'nobody' | 'hangs up' | 'silent' | 'mute' | 'portal'

/** A relay of no use, on the loopback. */
export interface BadRelayServer {
  readonly url: string
  /** Number of connections that were opened to it. */
  readonly knocks: number
  stop(): Promise<void>
}

type Meet = (socket: Socket) => void

const magic = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

const ways: Readonly<Record<Exclude<BadRelay, 'nobody' | 'portal'>, Meet>> = {
  'hangs up': (socket) => socket.destroy(),
  // It accepts the socket, and sends nothing.
  silent: (socket) => socket.resume(),
  // It opens the WebSocket as it should, and sends nothing then.
  mute: (socket) => {
    socket.once('data', (asked) => {
      const key = /sec-websocket-key: (\S+)/i.exec(asked.toString('latin1'))?.[1] ?? ''
      const accept = createHash('sha1').update(`${key}${magic}`).digest('base64')
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
      )
      socket.resume()
    })
  },
}

/** Starts a relay of no use. */
export async function badRelay(kind: BadRelay): Promise<BadRelayServer> {
  const sockets = new Set<Socket>()
  const server = kind === 'portal' ? captivePortal() : createServer(kind === 'nobody' ? undefined : ways[kind])
  let knocks = 0
  server.on('connection', (socket: Socket) => {
    knocks += 1
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
  if (kind === 'nobody') await stop()
  return {
    url: `ws://127.0.0.1:${port}/relay`,
    get knocks() {
      return knocks
    },
    stop,
  }
}

/** It answers everything with a page of its own. */
function captivePortal(): Server {
  return createHttpServer((_, answer) => answer.end('<!doctype html><title>Sign in</title>'))
}
