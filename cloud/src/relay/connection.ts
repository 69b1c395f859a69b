import type { WebSocket } from 'ws'

import type { RelayDeed } from '../operations/observer.js'
import { Allowance } from './allowance.js'
import type { RelayFaults } from './faults.js'
import { queueLimits, relayLimits } from './limits.js'
import type { MessageStore } from './mailbox/message-store.js'
import type { StoredMessage } from './mailbox/stored-message.js'
import { takeWeight } from './mailbox/take-weight.js'
import type { FrameId } from './protocol/frames.js'
import { type SendBudget, SendQueue } from './send-queue.js'
import type { TopicIndex } from './topic-index.js'

export interface ConnectionParts {
  readonly client: string
  readonly project: string
  readonly socket: WebSocket
  readonly faults: RelayFaults
  readonly index: TopicIndex<RelayConnection>
  readonly budget: SendBudget
  readonly now: () => number
  /** A number for a push, below 2^53: larger ones become another type on the other side. */
  readonly nextId: () => number
  readonly messages: Pick<MessageStore, 'unread' | 'byNumber'>
  readonly log: (line: string, error: unknown) => void
  readonly count: (deed: RelayDeed, project: string, messages: number) => void
}

/** A relay that ends and comes back, in the words of the socket's own standard. */
const restartCode = 1012

/** One socket of one client: its topics, and the messages that it was told and has not confirmed. */
export class RelayConnection {
  readonly client: string
  readonly project: string
  readonly allowance: Allowance
  isAlive = true
  private readonly queue: SendQueue
  /** Topic by topic, the name of the subscription. */
  private readonly topics = new Map<string, string>()
  /** Push by push, the number of the message that it carried. */
  private readonly told = new Map<string, number>()
  /** Messages that were sent, or held by a fault, and are not confirmed. */
  private readonly underWay = new Set<number>()
  /** Topics whose messages are read from the mailbox: there is more of them than was sent. */
  private readonly behind = new Set<string>()
  /** Topics whose messages are being read: what comes meanwhile is read after them. */
  private reading: ReadonlySet<string> | undefined
  private hasEnded = false
  private isDraining = false
  /** Requests of the client that have no answer yet. */
  private readonly working = new Set<Promise<void>>()
  private incoming = 0

  constructor(private readonly parts: ConnectionParts) {
    this.client = parts.client
    this.project = parts.project
    this.allowance = new Allowance(parts.now)
    this.queue = new SendQueue(parts.socket, parts.budget)
    this.queue.whenRoom(() => this.readOn())
  }

  /** The name of the subscription to each topic; undefined when they would be too many, and then none is added. */
  subscribe(topics: readonly string[], idOf: (topic: string) => string): readonly string[] | undefined {
    const added = new Set(topics.filter((topic) => !this.topics.has(topic)))
    if (this.topics.size + added.size > relayLimits.topicsPerClient) return undefined
    for (const topic of added) {
      this.topics.set(topic, idOf(topic))
      this.parts.index.add(topic, this)
    }
    return topics.map((topic) => this.topics.get(topic) ?? '')
  }

  isListening(topic: string): boolean {
    return this.topics.has(topic)
  }

  unsubscribe(topic: string): void {
    this.topics.delete(topic)
    this.behind.delete(topic)
    this.parts.index.remove(topic, this)
  }

  /** Listens to nothing any more. */
  end(): void {
    this.hasEnded = true
    for (const topic of this.topics.keys()) this.parts.index.remove(topic, this)
    this.topics.clear()
    this.behind.clear()
  }

  /** Hands over the messages that wait on topics, as fast as the client takes them. */
  catchUp(topics: readonly string[]): void {
    for (const topic of topics) if (this.topics.has(topic)) this.behind.add(topic)
    this.readOn()
  }

  /** Hands a message over; the client gets it again next time unless it confirms it. */
  push(message: StoredMessage): void {
    if (this.behind.has(message.topic) || this.reading?.has(message.topic) === true || !this.hasRoom) this.catchUp([message.topic])
    else this.pass(message)
  }

  /** The number of the message that a client confirms with this answer. */
  confirmed(id: FrameId): number | undefined {
    const seq = this.told.get(String(id))
    this.told.delete(String(id))
    return seq
  }

  /** A message that was confirmed, and is noted: only now it cannot be read again. */
  noted(seq: number): void {
    this.underWay.delete(seq)
    this.readOn()
  }

  write(frame: string): void {
    this.queue.write(frame)
  }

  /** Counts the bytes that the client has sent and that are not dealt with; a client that sends too much is not read for a while. */
  async whileBusy(bytes: number, work: () => Promise<void>): Promise<void> {
    const { socket } = this.parts
    if (this.isDraining) return
    this.incoming += bytes
    if (this.incoming > queueLimits.reading) socket.pause()
    const working = work()
    this.working.add(working)
    await working
    this.working.delete(working)
    this.incoming -= bytes
    if (this.incoming <= queueLimits.reading && socket.isPaused) socket.resume()
  }

  /** Takes nothing more, answers what it has taken, and says goodbye. Resolves when the line has ended. */
  async drain(): Promise<void> {
    const { socket } = this.parts
    const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()))
    this.isDraining = true
    await Promise.all(this.working)
    socket.close(restartCode, 'The relay restarts: come back.')
    if (socket.isPaused) socket.resume()
    await closed
  }

  /** False when the client did not answer the last one: it is gone. */
  ping(): boolean {
    if (!this.isAlive) return false
    this.isAlive = false
    this.parts.socket.ping()
    return true
  }

  /** Wakes the line where nothing else does: a socket that takes nothing is cut, and one that waited for the others goes on. */
  tend(): void {
    if (this.queue.isStalled) this.cut()
    else this.readOn()
  }

  cut(): void {
    this.hasEnded = true
    this.parts.socket.terminate()
  }

  private get hasRoom(): boolean {
    return this.queue.hasRoom && this.underWay.size < queueLimits.unconfirmed
  }

  private pass(message: StoredMessage): void {
    if (this.underWay.has(message.seq)) return
    this.underWay.add(message.seq)
    this.parts.faults.deliver({ message, send: () => this.send(message), cut: () => this.cut() })
  }

  private readOn(): void {
    if (this.reading !== undefined || this.behind.size === 0 || !this.hasRoom || this.hasEnded) return
    this.reading = new Set(this.behind)
    this.behind.clear()
    this.readPage(this.reading).then(
      () => {
        this.reading = undefined
        this.readOn()
      },
      (error: unknown) => {
        // The client comes back for it: a line that is open and silent would look as if nothing waited.
        if (!this.hasEnded) this.parts.log('What waits for a client could not be read', error)
        this.cut()
      },
    )
  }

  /** Sends the first of what waits, as much as there is room for. */
  private async readPage(topics: ReadonlySet<string>): Promise<void> {
    const { messages } = this.parts
    // What is under way waits in the mailbox too, until it is confirmed.
    const limit = this.underWay.size + queueLimits.page.messages
    const { heads, hasMore } = await messages.unread({ client: this.client, topics: [...topics], limit })
    const fresh = heads.filter(({ seq }) => !this.underWay.has(seq))
    const page = takeWeight(fresh, queueLimits.page.bytes)
    if (page.length < fresh.length || hasMore) for (const topic of topics) if (this.topics.has(topic)) this.behind.add(topic)
    if (page.length === 0) return
    for (const message of await messages.byNumber(page.map(({ seq }) => seq))) if (this.topics.has(message.topic)) this.pass(message)
  }

  private send({ seq, topic, message, publishedAt, tag, attestation }: StoredMessage): void {
    const push = this.parts.nextId()
    this.told.set(String(push), seq)
    this.parts.count('delivered', this.project, 1)
    const data = { topic, message, publishedAt, tag, ...(attestation === undefined ? {} : { attestation }) }
    this.write(JSON.stringify({ id: push, jsonrpc: '2.0', method: 'irn_subscription', params: { id: this.topics.get(topic), data } }))
  }
}
