import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { onEachEngine } from '../../../testing/engines.js'
import { missingPostgres, notRun } from '../../../testing/missing-postgres.js'
import { testDatabaseUrl } from '../../../testing/test-database.js'
import type { Database } from '../../database/database.js'
import { connectServer } from '../../database/engines/server.js'
import { mailboxBudgets } from '../limits.js'
import { MailboxFull, MessageStore, type MessageStoreOptions } from './message-store.js'
import type { NewMessage, StoredMessage } from './stored-message.js'

let now = 1_000_000
const newTopic = (): string => randomBytes(32).toString('hex')
const sealed = (more: Partial<NewMessage> = {}): NewMessage => ({
  ...{ topic: newTopic(), message: 'sealed', tag: 1, publisher: 'ann', project: 'test' },
  ...{ publishedAt: now, expiresAt: now + 60_000 },
  ...more,
})

interface Opened {
  readonly store: MessageStore
  readonly heard: StoredMessage[]
}

async function openStore(database: Database, more: Partial<MessageStoreOptions> = {}): Promise<Opened> {
  const heard: StoredMessage[] = []
  const log = vi.fn<MessageStoreOptions['log']>()
  const options = { database, log, now: () => now, isWanted: () => true, deliver: (message: StoredMessage) => heard.push(message), ...more }
  const store = await MessageStore.open(options)
  onTestFinished(() => store.close())
  return { store, heard }
}

const unread = async (store: MessageStore, client: string, topics: readonly string[]): Promise<readonly string[]> => {
  const { heads } = await store.unread({ client, topics, limit: 1_000 })
  return (await store.byNumber(heads.map(({ seq }) => seq))).map(({ message }) => message)
}

onEachEngine('messages', ({ open }) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
  })
  afterEach(() => database.close())

  const used = async (): Promise<readonly unknown[]> =>
    database.queries.selectFrom('relay_usage').selectAll().where('bytes', '>', 0).execute()

  test('behavior: everything is heard once and in order, whoever publishes together', async () => {
    const { store, heard } = await openStore(database)
    const texts = Array.from({ length: 300 }, (_, index) => String(index))
    await Promise.all(texts.map((message) => store.publish(sealed({ message }))))
    await expect.poll(() => heard.length).toBe(300)
    expect(heard.map(({ message }) => message)).toEqual(texts)
    expect(heard.map(({ seq }) => seq)).toEqual(heard.map(({ seq }) => seq).toSorted((a, b) => a - b))
  })

  test('behavior: what everybody has read who subscribes is freed at once, and what one has not read is not', async () => {
    const { store } = await openStore(database)
    const topic = newTopic()
    for (const client of ['ann', 'ben', 'eve']) await store.subscribe(client, [topic])
    await store.publish(sealed({ topic }))
    const [head] = (await store.unread({ client: 'ben', topics: [topic], limit: 1 })).heads
    await store.acknowledge('ben', head?.seq ?? 0)
    expect([await unread(store, 'ben', [topic]), await unread(store, 'eve', [topic])]).toEqual([[], ['sealed']])
    await store.acknowledge('eve', head?.seq ?? 0)
    expect(await database.queries.selectFrom('relay_messages').select('seq').execute()).toEqual([])
    expect(await used()).toEqual([])
  })

  test('behavior: what has expired is freed though nobody touches its topic', async () => {
    const { store } = await openStore(database)
    for (let count = 0; count < 5; count += 1) await store.publish(sealed({ expiresAt: now + 1_000 }))
    await store.publish(sealed({ message: 'stays', expiresAt: now + 9_000 }))
    now += 2_000
    store.tend()
    await expect.poll(() => database.queries.selectFrom('relay_messages').select('message').execute()).toEqual([{ message: 'stays' }])
  })

  test.each([
    ['a client', { client: 3_000 }, { publisher: 'ben' }],
    ['a project', { project: 3_000 }, { publisher: 'ben', project: 'other' }],
    ['all', { all: 3_000 }, undefined],
  ])('behavior: a mailbox that is full for %s refuses, keeps what it took, and takes again what fits', async (_, budget, other) => {
    const { store } = await openStore(database, { budgets: { ...mailboxBudgets, ...budget } })
    const topic = newTopic()
    const big = (): NewMessage => sealed({ topic, message: randomBytes(500).toString('hex') })
    const asked = await Promise.allSettled([store.publish(big()), store.publish(big()), store.publish(big())])
    expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(asked[2]).toMatchObject({ reason: expect.any(MailboxFull) })
    if (other !== undefined) await store.publish({ ...big(), ...other })
    await store.subscribe('eve', [topic])
    for (const { seq } of (await store.unread({ client: 'eve', topics: [topic], limit: 9 })).heads) await store.acknowledge('eve', seq)
    await store.publish(big())
  })

  test('behavior: one’s own among 100,000 are found without looking at the others', async () => {
    const { store } = await openStore(database)
    await sql`insert into relay_messages select n, md5((n / 10)::text) || md5('x'), 'ann', 'test', 'sealed', 1, null, 0, ${now + 60_000}, 600
      from generate_series(1, 100000) n`.execute(database.queries)
    const { rows } = await sql<{ topic: string }>`select md5('5000') || md5('x') as topic`.execute(database.queries)
    const scanned = async (): Promise<number> => {
      await sql`select pg_stat_force_next_flush()`.execute(database.queries)
      const { rows: counts } = await sql<{ read: number }>`select coalesce(sum(idx_tup_read), 0)::bigint as read
        from pg_stat_user_indexes where indexrelname like 'relay_messages%'`.execute(database.queries)
      return counts[0]?.read ?? 0
    }
    const before = await scanned()
    const { heads } = await store.unread({ client: 'ben', topics: rows.map(({ topic }) => topic), limit: 50 })
    expect(heads.map(({ seq }) => seq)).toEqual(Array.from({ length: 10 }, (_, index) => 50_000 + index))
    expect((await scanned()) - before).toBeLessThan(100)
  })
})

/** Two clouds on one server, each with its own connections. */
async function openTwo(): Promise<readonly [Opened, Opened, Database]> {
  const url = await testDatabaseUrl()
  const [one, two] = [connectServer({ url, log: () => undefined }), connectServer({ url, log: () => undefined })]
  onTestFinished(async () => void (await Promise.all([one.close(), two.close()])))
  return [await openStore(one), await openStore(two), one]
}

describe.skipIf(missingPostgres !== undefined)(`two clouds on one database${notRun}`, () => {
  test('behavior: both hear everything, each message once and in the same order', async () => {
    const [one, two] = await openTwo()
    const published = Array.from({ length: 200 }, (_, index) =>
      (index % 2 === 0 ? one : two).store.publish(sealed({ message: String(index) })),
    )
    await Promise.all(published)
    await expect.poll(() => [one.heard.length, two.heard.length]).toEqual([200, 200])
    expect(one.heard.map(({ seq }) => seq)).toEqual(two.heard.map(({ seq }) => seq))
    expect(new Set(one.heard.map(({ message }) => message)).size).toBe(200)
  })

  test('behavior: a cloud that lost its line to the database hears what it missed, once', async () => {
    const [one, two, database] = await openTwo()
    for (let count = 0; count < 20; count += 1) {
      await one.store.publish(sealed({ message: String(count) }))
      if (count % 5 === 0)
        await sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'`.execute(database.queries)
    }
    await expect.poll(() => two.heard.map(({ message }) => Number(message))).toEqual(Array.from({ length: 20 }, (_, index) => index))
  })
})
