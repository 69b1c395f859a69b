import type { IncomingMessage } from 'node:http'
import * as v from 'valibot'
import { type WebSocket, WebSocketServer } from 'ws'

import type { UpgradeHandler } from '../http/upgrades.js'
import { type FindRelayProject, admit } from './admission/admission.js'
import { RelayConnection } from './connection.js'
import { RelayFaults } from './faults.js'
import { relayLimits } from './limits.js'
import { TooManyTopics, relayMethods } from './methods.js'
import { frameText } from './protocol/frame-text.js'
import { type RequestFrame, errorFrame, frameErrors, readFrame, resultFrame } from './protocol/frames.js'
import { type RelayMethod, isRelayMethod, relayRequests } from './protocol/requests.js'
import { MemoryRelayStore } from './store/memory-relay-store.js'
import type { RelayStore, StoredMessage } from './store/relay-store.js'
import { TopicIndex } from './topic-index.js'

export interface RelayOptions {
  readonly findProject: FindRelayProject
  /** Where messages wait; in this process when absent. Share one between relays, and they are one relay. */
  readonly store?: RelayStore
  /** The host that clients must mean when they come through a proxy. */
  readonly host?: () => string
  readonly now?: () => number
  readonly log?: (line: string, error: unknown) => void
}

/** What clients are told when they may not come in: the code of the close frame. */
const refusedCode = 3000
/** An error on this side, in the words of the socket's own standard. */
const failedCode = 1011

// A name of its own: the typings of ws do not know `closeTimeout` yet.
const socketOptions = { noServer: true, maxPayload: relayLimits.frame, closeTimeout: relayLimits.goodbye }

/** Carries sealed messages between apps and wallets by topic, and keeps them for those who are away. It reads none of them. */
export class Relay {
  readonly faults: RelayFaults = new RelayFaults()
  private readonly connections = new Set<RelayConnection>()
  private readonly index = new TopicIndex<RelayConnection>()
  private readonly sockets: WebSocketServer = new WebSocketServer(socketOptions)
  private readonly store: RelayStore
  private readonly now: () => number
  private readonly unwatch: () => void
  private readonly heartbeat: NodeJS.Timeout
  private lastId: number

  constructor(private readonly options: RelayOptions) {
    this.now = options.now ?? Date.now
    this.store = options.store ?? new MemoryRelayStore(this.now)
    this.lastId = this.now() * 1000
    this.unwatch = this.store.watch((message) => this.deliver(message))
    this.heartbeat = setInterval(() => this.ping(), relayLimits.heartbeat)
    this.heartbeat.unref()
  }

  /** How many sockets are open. */
  get size(): number {
    return this.connections.size
  }

  /** Takes a socket of an HTTP server. */
  readonly take: UpgradeHandler = (request, socket, head) => {
    if (this.faults.isClosed) socket.destroy()
    else this.sockets.handleUpgrade(request, socket, head, (client) => void this.admit(client, request))
  }

  /** Drops every socket, as a network that goes away does. */
  cut(): void {
    for (const connection of this.connections) connection.cut()
  }

  /** Ends the relay. A store that was handed in is its owner's to close. */
  async stop(): Promise<void> {
    clearInterval(this.heartbeat)
    this.unwatch()
    this.faults.clear()
    this.cut()
    this.sockets.close()
    if (this.options.store === undefined) await this.store.close()
  }

  private async admit(socket: WebSocket, request: IncomingMessage): Promise<void> {
    const { findProject, host, log } = this.options
    // A socket without a listener for errors takes the process down with it.
    socket.on('error', (error) => log?.('A socket of the relay failed', error))
    // What the client says meanwhile waits for it.
    socket.pause()
    try {
      const admission = await admit(request, { findProject, now: this.now, ...(host === undefined ? {} : { host: host() }) })
      if ('refused' in admission) socket.close(refusedCode, admission.refused)
      else this.welcome(socket, admission.client)
    } catch (error) {
      log?.('The relay could not look at a client', error)
      socket.close(failedCode)
    }
    socket.resume()
  }

  private welcome(socket: WebSocket, client: string): void {
    const { faults, index, now } = this
    const connection = new RelayConnection({ client, socket, faults, index, now, nextId: () => (this.lastId += 1) })
    this.connections.add(connection)
    socket.on('close', () => {
      connection.end()
      this.connections.delete(connection)
    })
    socket.on('pong', () => (connection.isAlive = true))
    socket.on('message', (data, isBinary) => void this.hear(connection, isBinary ? '' : frameText(data)))
  }

  private async hear(connection: RelayConnection, text: string): Promise<void> {
    connection.isAlive = true
    const frame = readFrame(text)
    if (frame.kind === 'junk') return connection.write(errorFrame(null, frameErrors.parse, 'This is no JSON-RPC frame.'))
    if (frame.kind === 'request') return connection.write(await this.answer(connection, frame.request))
    const message = connection.confirmed(frame.id)
    if (message !== undefined) await this.store.acknowledge(connection.client, message)
  }

  private async answer(connection: RelayConnection, { id, method, params }: RequestFrame): Promise<string> {
    if (!connection.allowance.take()) return errorFrame(id, frameErrors.limit, 'Too many requests: wait a second.')
    if (!isRelayMethod(method)) return errorFrame(id, frameErrors.method, `There is no method ${method.slice(0, 40)}.`)
    try {
      const outcome = await this.run(method, params, connection)
      return outcome.isGood ? resultFrame(id, outcome.result) : errorFrame(id, frameErrors.params, outcome.problem)
    } catch (error) {
      if (error instanceof TooManyTopics) return errorFrame(id, frameErrors.limit, error.message)
      this.options.log?.(`The relay failed at ${method}`, error)
      return errorFrame(id, frameErrors.internal, 'The relay failed: try again.')
    }
  }

  private async run(method: RelayMethod, params: unknown, connection: RelayConnection): Promise<Outcome> {
    const parsed = v.safeParse(relayRequests[method], params)
    if (!parsed.success) return { isGood: false, problem: `${method}: ${v.getDotPath(parsed.issues[0]) ?? 'parameters'} is not right.` }
    const { store, now } = this
    // What a schema of the table accepts is what the method beside it takes.
    const run = relayMethods[method] as (given: unknown, call: object) => Promise<unknown>
    return { isGood: true, result: await run(parsed.output, { connection, store, now }) }
  }

  private deliver(message: StoredMessage): void {
    for (const connection of this.index.listeners(message.topic)) {
      if (connection.client !== message.publisher) connection.push(message)
    }
  }

  private ping(): void {
    for (const connection of this.connections) if (!connection.ping()) connection.cut()
  }
}

type Outcome = { readonly isGood: true; readonly result: unknown } | { readonly isGood: false; readonly problem: string }
