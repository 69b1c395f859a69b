import type { WebSocket } from 'ws'

import { Allowance } from './allowance.js'
import type { RelayFaults } from './faults.js'
import { relayLimits } from './limits.js'
import type { FrameId } from './protocol/frames.js'
import type { StoredMessage } from './store/relay-store.js'
import type { TopicIndex } from './topic-index.js'

export interface ConnectionParts {
  readonly client: string
  readonly socket: WebSocket
  readonly faults: RelayFaults
  readonly index: TopicIndex<RelayConnection>
  readonly now: () => number
  /** A number for a push, below 2^53: larger ones become another type on the other side. */
  readonly nextId: () => number
}

/** One socket of one client: what it listens to, and what it has been told but has not confirmed. */
export class RelayConnection {
  readonly client: string
  readonly allowance: Allowance
  isAlive = true
  /** Topic by topic, the name of the subscription. */
  private readonly topics = new Map<string, string>()
  /** Push by push, the message that it carried. */
  private readonly told = new Map<string, string>()
  private readonly underWay = new Set<string>()

  constructor(private readonly parts: ConnectionParts) {
    this.client = parts.client
    this.allowance = new Allowance(parts.now)
  }

  /** The name of the subscription; undefined when the client has too many. */
  subscribe(topic: string, id: string): string | undefined {
    const known = this.topics.get(topic)
    if (known !== undefined) return known
    if (this.topics.size >= relayLimits.topicsPerClient) return undefined
    this.topics.set(topic, id)
    this.parts.index.add(topic, this)
    return id
  }

  unsubscribe(topic: string): void {
    this.topics.delete(topic)
    this.parts.index.remove(topic, this)
  }

  /** Listens to nothing any more. */
  end(): void {
    for (const topic of this.topics.keys()) this.parts.index.remove(topic, this)
    this.topics.clear()
  }

  /** Hands a message over; the client gets it again next time unless it confirms it. */
  push(message: StoredMessage): void {
    // It may have come while the mailbox was being read, and then it is in there too.
    if (this.underWay.has(message.id)) return
    this.underWay.add(message.id)
    this.parts.faults.deliver({ message, send: () => this.send(message), cut: () => this.cut() })
  }

  /** The message that a client confirms with this answer. */
  confirmed(id: FrameId): string | undefined {
    const message = this.told.get(String(id))
    this.told.delete(String(id))
    if (message !== undefined) this.underWay.delete(message)
    return message
  }

  write(frame: string): void {
    if (this.parts.socket.readyState === this.parts.socket.OPEN) this.parts.socket.send(frame)
  }

  /** False when the client did not answer the last one: it is gone. */
  ping(): boolean {
    if (!this.isAlive) return false
    this.isAlive = false
    this.parts.socket.ping()
    return true
  }

  cut(): void {
    this.parts.socket.terminate()
  }

  private send({ id, topic, message, publishedAt, tag, attestation }: StoredMessage): void {
    const push = this.parts.nextId()
    this.told.set(String(push), id)
    const data = { topic, message, publishedAt, tag, ...(attestation === undefined ? {} : { attestation }) }
    this.write(JSON.stringify({ id: push, jsonrpc: '2.0', method: 'irn_subscription', params: { id: this.topics.get(topic), data } }))
  }
}
