import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { type WebSocket, WebSocketServer } from 'ws'

import { AddressCounts } from '../access/address-counts.js'
import type { Database } from '../database/database.js'
import { Refusal } from '../http/refusal.js'
import { type UpgradeHandler, endUpgrade } from '../http/upgrades.js'
import type { RelayDeed } from '../operations/observer.js'
import { type FindRelayProject, admit } from './admission/admission.js'
import { TokenUses } from './admission/token-uses.js'
import { RelayConnection } from './connection.js'
import { RelayFaults } from './faults.js'
import { relayLimits, sweepLimits } from './limits.js'
import { QueueFull } from '../database/batch-queue.js'
import type { MailboxBudgets, MailboxDepth } from './mailbox/mailbox.js'
import { MailboxFull, MessageStore } from './mailbox/message-store.js'
import type { StoredMessage } from './mailbox/stored-message.js'
import { TooManyTopics, relayMethods } from './methods.js'
import { frameText } from './protocol/frame-text.js'
import { type RequestFrame, errorFrame, frameErrors, readFrame, resultFrame } from './protocol/frames.js'
import { type RelayMethod, costOf, isRelayMethod, relayRequests } from './protocol/requests.js'
import type { SendBudget } from './send-queue.js'
import { TopicIndex } from './topic-index.js'

export interface RelayOptions {
  readonly findProject: FindRelayProject
  /** The place where messages wait. Relays that share one are one relay. */
  readonly database: Database
  /** The hosts that clients may mean. */
  readonly hosts: () => readonly string[]
  /** Address of a client in the network; that of its socket when absent. */
  readonly addressOf?: (request: IncomingMessage) => string
  readonly socketsPerAddress?: number | undefined
  /** Counts somebody at the door. Rejects with a refusal when an address comes too often. */
  readonly countKnock?: (address: string) => Promise<void>
  readonly now?: () => number
  readonly log?: (line: string, error: unknown) => void
  /** Hears what the relay does with messages. */
  readonly onMessages?: (deed: RelayDeed, project: string, messages: number) => void
  /** How much may wait. */
  readonly budgets?: MailboxBudgets
}

/** The code of the close frame for clients that may not come in. */
const refusedCode = 3000
/** An error on this side, in the words of the socket's own standard. */
const failedCode = 1011

// A name of its own: the typings of ws do not know `closeTimeout` yet.
const socketOptions = { noServer: true, maxPayload: relayLimits.frame, closeTimeout: relayLimits.goodbye }

/** Carries sealed messages between apps and wallets by topic, and keeps them for those who are away. It reads none of them. */
export class Relay {
  readonly faults: RelayFaults = new RelayFaults()
  private readonly connections = new Set<RelayConnection>()
  private readonly sockets: WebSocketServer = new WebSocketServer(socketOptions)
  private readonly budget: SendBudget = { bytes: 0 }
  private readonly timers: readonly NodeJS.Timeout[]
  private readonly tokenUses: TokenUses
  private readonly addresses: AddressCounts
  private lastId: number

  /** Opens a relay on a database that is up to date. */
  static async open(options: RelayOptions): Promise<Relay> {
    const { database, budgets, now = Date.now, log = () => undefined, onMessages: count = () => undefined } = options
    const index = new TopicIndex<RelayConnection>()
    const deliver = (message: StoredMessage): void => {
      for (const connection of index.listeners(message.topic)) if (connection.client !== message.publisher) connection.push(message)
    }
    const messages = await MessageStore.open({
      ...{ database, budgets, now, log, deliver },
      isWanted: (topic) => index.has(topic),
    })
    return new Relay(options, { index, messages, now, log, count })
  }

  private constructor(
    private readonly options: RelayOptions,
    private readonly parts: RelayParts,
  ) {
    this.lastId = parts.now() * 1000
    this.tokenUses = new TokenUses(options.database.queries)
    this.addresses = new AddressCounts(options.socketsPerAddress ?? relayLimits.socketsPerAddress)
    this.timers = [setInterval(() => this.ping(), relayLimits.heartbeat), setInterval(() => this.tend(), sweepLimits.every)]
    for (const timer of this.timers) timer.unref()
  }

  /** How many sockets are open. */
  get size(): number {
    return this.connections.size
  }

  /** Bytes that its sockets still have to send. */
  get unsent(): number {
    return this.budget.bytes
  }

  /** Takes a socket of an HTTP server. */
  readonly take: UpgradeHandler = (request, socket, head) => {
    if (this.faults.isClosed) return void socket.destroy()
    const address = this.addressOf(request)
    const leave = this.addresses.add(address)
    if (leave === undefined) return endUpgrade(socket, 429)
    socket.once('close', leave)
    const open = (): void => this.sockets.handleUpgrade(request, socket, head, (client) => void this.admit(client, request))
    this.knock(address)
      .then((status) => (status === undefined ? open() : endUpgrade(socket, status)))
      .catch((error: unknown) => {
        this.parts.log('A socket could not be taken', error)
        socket.destroy()
      })
  }

  /** The status to refuse an address with; undefined when it may come in. */
  private async knock(address: string): Promise<429 | 500 | undefined> {
    try {
      await this.options.countKnock?.(address)
      return this.faults.isClosed ? 500 : undefined
    } catch (error) {
      if (error instanceof Refusal) return 429
      this.parts.log('The relay could not count a client', error)
      return 500
    }
  }

  /** Drops every socket, as a network that goes away does: also those that are still at the door. */
  cut(): void {
    for (const connection of this.connections) connection.cut()
    for (const socket of this.sockets.clients) socket.terminate()
  }

  /** How much waits in the mailboxes, of all relays on the database. */
  depth(): Promise<MailboxDepth> {
    return this.parts.messages.depth()
  }

  /**
   * Ends the relay: what was taken is written. Clients may take so many milliseconds to get their answers and to say goodbye.
   * The database is its owner's to close.
   */
  async stop(patience = 0): Promise<void> {
    for (const timer of this.timers) clearInterval(timer)
    this.faults.clear()
    this.faults.isClosed = true
    this.sockets.close()
    if (patience > 0) await this.drain(patience)
    this.cut()
    await this.parts.messages.close()
  }

  private async drain(patience: number): Promise<void> {
    const late = new AbortController()
    const drained = Promise.all([...this.connections].map((connection) => connection.drain()))
    await Promise.race([drained, wait(patience, undefined, { signal: late.signal }).catch(() => undefined)])
    late.abort()
  }

  private async admit(socket: WebSocket, request: IncomingMessage): Promise<void> {
    const { findProject, hosts } = this.options
    const { now, log } = this.parts
    const { tokenUses } = this
    // A socket without a listener for errors takes the process down with it.
    socket.on('error', (error) => log('A socket of the relay failed', error))
    // Frames of the client wait meanwhile.
    socket.pause()
    try {
      const admission = await admit(request, { findProject, now, hosts, tokenUses, addressOf: (each) => this.addressOf(each) })
      if ('refused' in admission) socket.close(refusedCode, admission.refused)
      else this.welcome(socket, admission)
    } catch (error) {
      log('The relay could not look at a client', error)
      socket.close(failedCode)
    }
    socket.resume()
  }

  private addressOf(request: IncomingMessage): string {
    return this.options.addressOf?.(request) ?? request.socket.remoteAddress ?? 'unknown'
  }

  private welcome(socket: WebSocket, { client, project }: { readonly client: string; readonly project: string }): void {
    // It left while it was looked at: nothing would tell of its end any more.
    if (socket.readyState !== socket.OPEN) return
    const { faults, budget } = this
    const connection = new RelayConnection({
      ...this.parts,
      ...{ client, project, socket, faults, budget },
      nextId: () => (this.lastId += 1),
    })
    this.connections.add(connection)
    socket.on('close', () => {
      connection.end()
      this.connections.delete(connection)
    })
    socket.on('pong', () => (connection.isAlive = true))
    socket.on('message', (data, isBinary) => {
      const text = isBinary ? '' : frameText(data)
      void connection.whileBusy(text.length, () => this.hear(connection, text))
    })
  }

  /** Never rejects: what goes wrong is answered, or ends the line. */
  private async hear(connection: RelayConnection, text: string): Promise<void> {
    connection.isAlive = true
    const frame = readFrame(text)
    if (frame.kind === 'junk') return connection.write(errorFrame(null, frameErrors.parse, 'This is no JSON-RPC frame.'))
    if (frame.kind === 'request') return connection.write(await this.answer(connection, frame.request))
    const seq = connection.confirmed(frame.id)
    if (seq === undefined) return
    try {
      await this.parts.messages.acknowledge(connection.client, seq)
      connection.noted(seq)
    } catch (error) {
      this.parts.log('What a client has read could not be noted: it is told again', error)
      connection.cut()
    }
  }

  private async answer(connection: RelayConnection, { id, method, params }: RequestFrame): Promise<string> {
    const cost = typeof params === 'object' && params !== null ? costOf(params) : 1
    const refuse = (reason: string): string => {
      this.parts.count('refused', connection.project, 1)
      return errorFrame(id, frameErrors.limit, reason)
    }
    if (!connection.allowance.take(cost)) return refuse('Too many requests: wait a second.')
    if (!isRelayMethod(method)) return errorFrame(id, frameErrors.method, `There is no method ${method.slice(0, 40)}.`)
    try {
      const outcome = await this.run(method, params, connection)
      return outcome.isGood ? resultFrame(id, outcome.result) : errorFrame(id, frameErrors.params, outcome.problem)
    } catch (error) {
      if (error instanceof TooManyTopics || error instanceof MailboxFull) return refuse(error.message)
      if (error instanceof QueueFull) return refuse('The relay has too much to do: try again.')
      this.parts.log(`The relay failed at ${method}`, error)
      return errorFrame(id, frameErrors.internal, 'The relay failed: try again.')
    }
  }

  private async run(method: RelayMethod, params: unknown, connection: RelayConnection): Promise<Outcome> {
    const parsed = v.safeParse(relayRequests[method], params)
    if (!parsed.success) return { isGood: false, problem: `${method}: ${v.getDotPath(parsed.issues[0]) ?? 'parameters'} is not right.` }
    const { messages, now, count } = this.parts
    // The schema and the method of one name belong together.
    const run = relayMethods[method] as (given: unknown, call: object) => Promise<unknown>
    return { isGood: true, result: await run(parsed.output, { connection, messages, now, count }) }
  }

  private ping(): void {
    for (const connection of this.connections) if (!connection.ping()) connection.cut()
  }

  private tend(): void {
    this.parts.messages.tend()
    for (const connection of this.connections) connection.tend()
  }
}

interface RelayParts {
  readonly index: TopicIndex<RelayConnection>
  readonly messages: MessageStore
  readonly now: () => number
  readonly log: (line: string, error: unknown) => void
  readonly count: (deed: RelayDeed, project: string, messages: number) => void
}

type Outcome = { readonly isGood: true; readonly result: unknown } | { readonly isGood: false; readonly problem: string }
