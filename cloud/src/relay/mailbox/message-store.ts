import { setTimeout as wait } from 'node:timers/promises'

import type { Database, Log } from '../../database/database.js'
import { mailboxBudgets, queueLimits, relayLimits, sweepLimits } from '../limits.js'
import { BatchQueue } from '../../database/batch-queue.js'
import { Mailbox, type MailboxBudgets, type MailboxDepth, type MessageHead, type ReadMark, type UnreadRequest } from './mailbox.js'
import { MessageFeed } from './message-feed.js'
import { type NewMessage, type StoredMessage, weightOf } from './stored-message.js'

export interface MessageStoreOptions {
  readonly database: Database
  readonly isWanted: (topic: string) => boolean
  readonly deliver: (message: StoredMessage) => void
  readonly now: () => number
  readonly log: Log
  readonly budgets?: MailboxBudgets | undefined
}

/** The first of what waits for a client. */
export interface UnreadPage {
  readonly heads: readonly MessageHead[]
  readonly hasMore: boolean
}

/** There is no room for a message; what was taken before stays. */
export class MailboxFull extends Error {
  override readonly name = 'MailboxFull'
}

/** The pause before read marks are written again, in milliseconds. */
const retryPause = 250

/** The messages of a relay: written in groups, told to whoever listens in whichever cloud, and freed when they are read or expired. */
export class MessageStore {
  private readonly mailbox: Mailbox
  private readonly feed: MessageFeed
  private readonly ended = new AbortController()
  private readonly appends: BatchQueue<NewMessage, number | undefined>
  private readonly marks: BatchQueue<ReadMark, void>
  /** Read marks that are on their way to the database, by client. */
  private readonly unwritten = new Map<string, Set<number>>()
  private sweeping: Promise<void> | undefined

  private constructor(private readonly options: MessageStoreOptions) {
    const { database, budgets = mailboxBudgets, isWanted, deliver, log } = options
    this.mailbox = new Mailbox(database)
    this.feed = new MessageFeed({ mailbox: this.mailbox, database, isWanted, deliver, log })
    this.appends = new BatchQueue<NewMessage, number | undefined>({
      run: (messages) => this.append(messages, budgets),
      weigh: weightOf,
      capacity: queueLimits.writing,
      batch: { items: 500, weight: 8_388_608 },
    })
    this.marks = new BatchQueue({
      run: (marks) => this.mark(marks),
      weigh: () => 1,
      capacity: queueLimits.marks,
      gather: queueLimits.gatherMarks,
      batch: { items: 2_000, weight: Infinity },
    })
  }

  static async open(options: MessageStoreOptions): Promise<MessageStore> {
    const store = new MessageStore(options)
    await store.feed.open()
    return store
  }

  /** Resolves when a message is durable. Rejects when there is no room for it. */
  async publish(message: NewMessage): Promise<void> {
    const seq = await this.appends.add(message)
    if (seq === undefined) throw new MailboxFull('The mailbox is full: try again later.')
  }

  /** Messages that a client has not read, as far as the limit goes. */
  async unread(request: Omit<UnreadRequest, 'now'>): Promise<UnreadPage> {
    const heads = await this.mailbox.unread({ ...request, now: this.options.now() })
    const marked = this.unwritten.get(request.client)
    return { heads: heads.filter(({ seq }) => marked?.has(seq) !== true), hasMore: heads.length === request.limit }
  }

  byNumber(numbers: readonly number[]): Promise<readonly StoredMessage[]> {
    return this.mailbox.byNumber(numbers)
  }

  /** Resolves when it is noted that a client has read a message. It does not read it again meanwhile. */
  async acknowledge(client: string, seq: number): Promise<void> {
    const marked = this.unwritten.get(client) ?? new Set<number>()
    this.unwritten.set(client, marked.add(seq))
    try {
      await this.marks.add({ client, seq })
    } finally {
      marked.delete(seq)
      if (marked.size === 0) this.unwritten.delete(client)
    }
  }

  depth(): Promise<MailboxDepth> {
    return this.mailbox.depth()
  }

  subscribe(client: string, topics: readonly string[]): Promise<void> {
    return this.mailbox.subscribe(client, topics, this.options.now() + relayLimits.subscriptionLife)
  }

  unsubscribe(client: string, topics: readonly string[]): Promise<void> {
    return this.mailbox.unsubscribe(client, topics)
  }

  /** Frees what has expired, and looks for messages that were not heard of. One at a time. */
  tend(): void {
    this.sweeping ??= this.sweep().finally(() => (this.sweeping = undefined))
  }

  /** Writes what is under way, and hears no more. */
  async close(): Promise<void> {
    await this.appends.drained()
    this.ended.abort()
    await Promise.all([this.marks.drained(), this.sweeping])
    this.feed.close()
  }

  private async append(messages: readonly NewMessage[], budgets: MailboxBudgets): Promise<readonly (number | undefined)[]> {
    try {
      const numbers = await this.mailbox.append(messages, budgets)
      this.feed.took(messages.flatMap((message, index) => (numbers[index] === undefined ? [] : [{ ...message, seq: numbers[index] }])))
      return numbers
    } catch (error) {
      // They may be kept all the same: the answer was lost.
      this.feed.catchUp()
      throw error
    }
  }

  /** Tried until it is done: a client that has confirmed does not confirm again. */
  private async mark(marks: readonly ReadMark[]): Promise<readonly void[]> {
    for (;;) {
      try {
        await this.mailbox.acknowledge(marks, this.options.now())
        return []
      } catch (error) {
        if (this.ended.signal.aborted) throw error
        this.options.log('What was read could not be noted', error)
        await wait(retryPause)
      }
    }
  }

  private async sweep(): Promise<void> {
    try {
      while ((await this.mailbox.sweep(this.options.now(), sweepLimits.messages)) === sweepLimits.messages && !this.ended.signal.aborted);
      this.feed.catchUp()
    } catch (error) {
      this.options.log('What has expired could not be freed', error)
    }
  }
}
