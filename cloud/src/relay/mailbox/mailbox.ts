import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'

import type { Database } from '../../database/database.js'
import { relayLimits } from '../limits.js'
import { type NewMessage, type StoredMessage, digestOf } from './stored-message.js'

/** How much may wait, in bytes: from one client, for one project, and in all. */
export interface MailboxBudgets {
  readonly client: number
  readonly project: number
  readonly all: number
}

/** Messages that somebody wants to read. */
export interface UnreadRequest {
  readonly client: string
  readonly topics: readonly string[]
  readonly now: number
  readonly limit: number
}

/** Messages that wait, and what they weigh, in bytes. */
export interface MailboxDepth {
  readonly messages: number
  readonly bytes: number
}

/** A message without its text. */
export interface MessageHead {
  readonly seq: number
  readonly topic: string
  /** In bytes. */
  readonly weight: number
}

/** One message that one client has read. */
export interface ReadMark {
  readonly seq: number
  readonly client: string
}

/** Messages, their readers and those who wait for more, as rows. Each method is one statement; a change of messages is durable when it resolves. */
export class Mailbox {
  /** Tells the notices of this mailbox from those of others on the same database; undefined where there are no others. */
  readonly origin: string | undefined
  private readonly queries: Database['queries']

  constructor({ queries, engine }: Pick<Database, 'queries' | 'engine'>) {
    this.queries = queries
    // A database of its own has one cloud.
    this.origin = engine === 'server' ? randomUUID() : undefined
  }

  /**
   * Keeps messages. Gives their numbers in the order of the messages; undefined for one that the budgets have no room for. One that
   * was published lately has the number that it got then, and is not kept again.
   */
  async append(messages: readonly NewMessage[], budgets: MailboxBudgets): Promise<readonly (number | undefined)[]> {
    const column = <K extends keyof NewMessage>(key: K): readonly (NewMessage[K] | null)[] =>
      messages.map((message) => message[key] ?? null)
    const { rows } = await sql<{ place: number; number: number }>`select * from relay_append(
      ${column('topic')}::text[], ${column('publisher')}::text[], ${column('project')}::text[], ${column('message')}::text[],
      ${column('tag')}::double precision[], ${column('attestation')}::text[], ${column('publishedAt')}::bigint[],
      ${column('expiresAt')}::bigint[], ${messages.map(digestOf)}::uuid[], ${relayLimits.retryMemory}, ${budgets.client}, ${budgets.project}, ${budgets.all}, ${this.origin ?? null}::text)`.execute(
      this.queries,
    )
    const numbers = new Map(rows.map(({ place, number }) => [place, number]))
    return messages.map((_, index) => numbers.get(index + 1))
  }

  /** Messages that a client has not read, oldest first, without the texts. Its own messages are not among it. */
  async unread({ client, topics, now, limit }: UnreadRequest): Promise<readonly MessageHead[]> {
    // Topic by topic, since a planner without statistics would rather walk through all messages in order.
    const { rows } = await sql<MessageHead>`
      select head.* from unnest(${[...topics]}::text[]) as wanted cross join lateral (
        select seq, topic, weight from relay_messages m
        where m.topic = wanted and publisher <> ${client} and expires_at > ${now}
          and not exists (select from relay_reads r where r.seq = m.seq and r.client = ${client})
        order by seq limit ${limit}
      ) as head
      order by seq limit ${limit}`.execute(this.queries)
    return rows
  }

  /** Notes what has been read, and frees what nobody waits for any more. */
  async acknowledge(marks: readonly ReadMark[], now: number): Promise<void> {
    const numbers = marks.map(({ seq }) => seq)
    const clients = marks.map(({ client }) => client)
    await sql`select relay_acknowledge(${numbers}::bigint[], ${clients}::text[], ${now})`.execute(this.queries)
  }

  /** Notes that a client waits for what comes on some topics, also while it is away. */
  async subscribe(client: string, topics: readonly string[], until: number): Promise<void> {
    await sql`select relay_subscribe(${[...topics]}::text[], ${client}, ${until})`.execute(this.queries)
  }

  async unsubscribe(client: string, topics: readonly string[]): Promise<void> {
    await this.queries
      .deleteFrom('relay_subscriptions')
      .where('client', '=', client)
      .where('topic', '=', sql<string>`any (${[...topics]}::text[])`)
      .execute()
  }

  /** Frees what has expired, at most so many messages. Gives how many it were. */
  async sweep(now: number, most: number): Promise<number> {
    const { rows } = await sql<{ swept: number }>`select relay_sweep(${now}, ${most}) as swept`.execute(this.queries)
    return rows[0]?.swept ?? 0
  }

  /** How much waits in all. */
  async depth(): Promise<MailboxDepth> {
    const row = await this.queries.selectFrom('relay_usage').select(['messages', 'bytes']).where('scope', '=', 'all').executeTakeFirst()
    return row ?? { messages: 0, bytes: 0 }
  }

  /** The number of the newest message that is committed. The sequence itself is ahead of that while a message is being written. */
  async newest(): Promise<number> {
    const { rows } = await sql<{ seq: number }>`select coalesce(max(seq), 0) as seq from relay_messages`.execute(this.queries)
    return rows[0]?.seq ?? 0
  }

  /** Numbers and topics after a number and up to another, in order. */
  topicsBetween(after: number, upTo: number, limit: number): Promise<readonly { readonly seq: number; readonly topic: string }[]> {
    return this.queries
      .selectFrom('relay_messages')
      .select(['seq', 'topic'])
      .where('seq', '>', after)
      .where('seq', '<=', upTo)
      .orderBy('seq')
      .limit(limit)
      .execute()
  }

  /** Messages by their numbers, in order; those that were freed meanwhile are not among them. */
  async byNumber(numbers: readonly number[]): Promise<readonly StoredMessage[]> {
    const rows = await this.queries
      .selectFrom('relay_messages')
      .select(['seq', 'topic', 'publisher', 'project', 'message', 'tag', 'attestation', 'published_at', 'expires_at'])
      .where('seq', '=', sql<number>`any (${[...numbers]}::bigint[])`)
      .orderBy('seq')
      .execute()
    return rows.map(({ published_at: publishedAt, expires_at: expiresAt, attestation, ...row }) => ({
      ...row,
      publishedAt,
      expiresAt,
      ...(attestation === null ? {} : { attestation }),
    }))
  }
}
