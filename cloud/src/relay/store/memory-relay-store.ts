import { relayLimits } from '../limits.js'
import type { RelayStore, StoredMessage } from './relay-store.js'

interface Kept {
  readonly message: StoredMessage
  readonly readers: Set<string>
}

/** Keeps messages in this process. What has expired goes when its topic is touched, and with the oldest when there are too many. */
export class MemoryRelayStore implements RelayStore {
  private readonly topics = new Map<string, Kept[]>()
  private readonly byId = new Map<string, Kept>()
  private readonly listeners = new Set<(message: StoredMessage) => void>()

  constructor(private readonly now: () => number = Date.now) {}

  get size(): number {
    return this.byId.size
  }

  append(message: StoredMessage): Promise<void> {
    const kept = { message, readers: new Set<string>() }
    const mailbox = this.alive(message.topic)
    mailbox.push(kept)
    this.topics.set(message.topic, mailbox)
    this.byId.set(message.id, kept)
    if (mailbox.length > relayLimits.messagesPerTopic) this.forget(mailbox[0])
    if (this.byId.size > relayLimits.messages) this.forget(this.byId.values().next().value)
    for (const listener of this.listeners) listener(message)
    return Promise.resolve()
  }

  unread(client: string, topics: readonly string[]): Promise<readonly StoredMessage[]> {
    const found = topics.flatMap((topic) => this.alive(topic))
    return Promise.resolve(
      found.filter(({ message, readers }) => message.publisher !== client && !readers.has(client)).map(({ message }) => message),
    )
  }

  acknowledge(client: string, id: string): Promise<void> {
    this.byId.get(id)?.readers.add(client)
    return Promise.resolve()
  }

  watch(listener: (message: StoredMessage) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  close(): Promise<void> {
    this.listeners.clear()
    this.topics.clear()
    this.byId.clear()
    return Promise.resolve()
  }

  private alive(topic: string): Kept[] {
    const mailbox = this.topics.get(topic) ?? []
    const now = this.now()
    for (const kept of mailbox.filter(({ message }) => message.expiresAt <= now)) this.forget(kept)
    return this.topics.get(topic) ?? []
  }

  private forget(kept: Kept | undefined): void {
    if (kept === undefined) return
    const { id, topic } = kept.message
    const left = (this.topics.get(topic) ?? []).filter((other) => other !== kept)
    if (left.length === 0) this.topics.delete(topic)
    else this.topics.set(topic, left)
    this.byId.delete(id)
  }
}
