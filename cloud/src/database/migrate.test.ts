import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { onEachEngine } from '../../testing/engines.js'
import type { Database } from './database.js'
import { migrate, migrations } from './migrate.js'

const steps = Object.keys(migrations)
const upTo = (count: number) => Object.fromEntries(Object.entries(migrations).slice(0, count))

onEachEngine('migrations', ({ open }) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
    await sql`drop schema public cascade`.execute(database.queries)
    await sql`create schema public`.execute(database.queries)
  })
  afterEach(async () => {
    await sql`drop schema public cascade`.execute(database.queries)
    await sql`create schema public`.execute(database.queries)
    await database.close()
  })

  test.each(steps.map((step, index) => [step, index + 1] as const))(
    'behavior: from %s to the newest, with what was there',
    async (_, count) => {
      const { queries } = database
      await migrate(queries, upTo(count))
      await sql`insert into items (place, key, value) values ('names', 'alice', '7')`.execute(queries)
      await migrate(queries)
      await migrate(queries)
      const rows = await queries.selectFrom('items').selectAll().execute()
      expect(rows).toEqual([{ place: 'names', key: 'alice', value: 7, expires_at: null }])
      expect(await queries.selectFrom('relay_messages').selectAll().execute()).toEqual([])
    },
  )

  test('behavior: messages that wait are counted from the step that counts them on', async () => {
    const { queries } = database
    await migrate(queries, upTo(3))
    const message = { topic: 't', publisher: 'p', project: 'demo', message: 'm', tag: 1, published_at: 1, expires_at: 2, weight: 7 }
    await queries
      .insertInto('relay_messages')
      .values([{ ...message, seq: 1, attestation: null }])
      .execute()
    await migrate(queries)
    await queries
      .insertInto('relay_messages')
      .values([{ ...message, seq: 2, attestation: null }])
      .execute()
    await queries.deleteFrom('relay_messages').where('seq', '=', 1).execute()
    const usage = await queries.selectFrom('relay_usage').selectAll().orderBy('scope').execute()
    expect(usage).toEqual(['all', 'client p', 'project demo'].map((scope) => ({ scope, bytes: 7, messages: 1 })))
  })

  test('behavior: clouds that start together take turns', async () => {
    await Promise.all([migrate(database.queries), migrate(database.queries), migrate(database.queries)])
    expect(await database.queries.selectFrom('items').selectAll().execute()).toEqual([])
  })

  test('behavior: a database of a newer version is left alone', async () => {
    await migrate(database.queries, {
      ...migrations,
      '9999-later': { up: async (db) => void (await sql`create table later ()`.execute(db)) },
    })
    await expect(migrate(database.queries)).rejects.toThrow('was written by a newer version of the cloud')
  })

  test('behavior: a step that fails is named, and nothing of it stays', async () => {
    const broken = {
      '0001-broken': {
        up: async (db: Database['queries']) => {
          await sql`create table half ()`.execute(db)
          await sql`create nonsense`.execute(db)
        },
      },
    }
    await expect(migrate(database.queries, broken)).rejects.toThrow('step 0001-broken failed, and nothing of it was kept')
    await expect(sql`select from half`.execute(database.queries)).rejects.toThrow('does not exist')
  })
})
