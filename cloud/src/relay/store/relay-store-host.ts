import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import * as v from 'valibot'
import { type WebSocket, WebSocketServer } from 'ws'

import { frameText } from '../protocol/frame-text.js'
import { parsedJson } from '../protocol/parsed-json.js'
import type { RelayStore, StoredMessage } from './relay-store.js'
import { type StoreReply, type StoreRequest, storeRequest } from './store-frames.js'

export interface RelayStoreHost {
  readonly store: RelayStore
  readonly server: Server
  readonly path: string
  /** What the other relays must know to be let in. */
  readonly secret: string
}

/** Lends a store to relays in other processes; returns the undo. */
export function hostRelayStore({ store, server, path, secret }: RelayStoreHost): () => void {
  const sockets = new WebSocketServer({ noServer: true })
  const take = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (new URL(request.url ?? '', 'ws://store').pathname !== path) return
    if (request.headers.authorization === `Bearer ${secret}`) sockets.handleUpgrade(request, socket, head, (guest) => serve(guest, store))
    else socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n')
  }
  server.on('upgrade', take)
  return () => {
    server.off('upgrade', take)
    for (const guest of sockets.clients) guest.terminate()
    sockets.close()
  }
}

function serve(guest: WebSocket, store: RelayStore): void {
  const say = (reply: StoreReply): void => guest.send(JSON.stringify(reply))
  const unwatch = store.watch((message) => say({ say: 'appended', message }))
  guest.on('close', unwatch)
  // What is not understood, or fails, ends the line: the guest sees it, and comes back.
  guest.on('error', () => guest.terminate())
  guest.on('message', (data) => {
    const parsed = v.safeParse(storeRequest, parsedJson(frameText(data)))
    if (!parsed.success) return guest.terminate()
    answer(store, parsed.output).then(
      (messages) => say({ say: 'done', id: parsed.output.id, messages: [...messages] }),
      () => guest.terminate(),
    )
  })
}

async function answer(store: RelayStore, request: StoreRequest): Promise<readonly StoredMessage[]> {
  if (request.ask === 'unread') return store.unread(request.client, request.topics)
  if (request.ask === 'append') await store.append(request.message)
  else await store.acknowledge(request.client, request.message)
  return []
}
