import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'

import { onEachEngine } from '../../testing/engines.js'
import { testDatabase } from '../../testing/test-database.js'
import type { Database } from '../database/database.js'
import { migrations } from '../database/migrate.js'
import { backupTables, leftTables } from './backup-tables.js'
import { readBackup } from './read-backup.js'
import { writeBackup } from './write-backup.js'

async function* asLines(text: string): AsyncIterable<string> {
  yield* text.split('\n').filter((line) => line !== '')
}

async function backupOf({ queries }: Database): Promise<string> {
  let text = ''
  await writeBackup(queries, async (lines) => void (text += lines))
  return text
}

async function fill({ queries }: Database): Promise<void> {
  const values = Array.from({ length: 1_203 }, (_, index) => ({
    place: 'names',
    key: `key ${index}`,
    value: sql`'{"a":["ü",null]}'`,
    expires_at: null,
  }))
  await queries.insertInto('items').values(values).execute()
  const message = { topic: 't', publisher: 'p', project: 'demo', tag: 1.5, attestation: null, published_at: 1, weight: 7 }
  const text = 'a "sealed" \\ text\n'
  await queries
    .insertInto('relay_messages')
    .values([1, 2].map((seq) => ({ ...message, seq, message: text, expires_at: 9_007_199_254_740_991 })))
    .execute()
  await queries.insertInto('relay_reads').values({ seq: 1, client: 'reader' }).execute()
  await sql`select setval('relay_sequence', 2)`.execute(queries)
}

onEachEngine('a backup', ({ open }) => {
  let database: Database
  beforeEach(async () => (database = await open()))
  afterEach(() => database.close())

  test('default: everything is there again, counted anew, and the next number follows', async () => {
    await fill(database)
    const text = await backupOf(database)
    const target = await testDatabase()
    onTestFinished(() => target.close())
    expect(await readBackup(target.queries, asLines(text))).toBe(1_206)
    expect(await backupOf(target)).toBe(text)
    const usage = await target.queries.selectFrom('relay_usage').select(['messages', 'bytes']).where('scope', '=', 'all').execute()
    expect(usage).toEqual([{ messages: 2, bytes: 14 }])
    const { rows } = await sql<{ next: number }>`select nextval('relay_sequence') as next`.execute(target.queries)
    expect(rows).toEqual([{ next: 3 }])
  })

  test('behavior: every table is in it, or left out on purpose', async () => {
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(
      database.queries,
    )
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...backupTables, ...leftTables].toSorted())
  })
})

describe('readBackup', () => {
  test.each([
    ['half of one', (text: string) => text.split('\n').slice(0, 700).join('\n'), 'The backup is not whole: it has 698 rows of more.'],
    ['one with a line in two', (text: string) => text.slice(0, 5_000), 'The backup has a line that is none'],
    ['one without a row', (text: string) => text.split('\n').toSpliced(5, 1).join('\n'), 'it has 1205 rows of 1206.'],
    ['something else', () => '{"a":1}', 'This is no backup of a cloud'],
    ['nothing', () => '', 'This is no backup of a cloud'],
    ['one of a newer version', (text: string) => text.replace(/"step":"[^"]*"/, '"step":"9999-later"'), 'or one of a newer version'],
  ])('behavior: refuses %s, and keeps nothing of it', async (_, spoil, words) => {
    const [source, target] = [await testDatabase(), await testDatabase()]
    onTestFinished(async () => void (await Promise.all([source.close(), target.close()])))
    await fill(source)
    const text = spoil(await backupOf(source))
    await expect(readBackup(target.queries, asLines(text))).rejects.toThrow(words)
    expect(await target.queries.selectFrom('items').selectAll().execute()).toEqual([])
  })

  test('behavior: one of an earlier version is brought up to date', async () => {
    const database = await testDatabase()
    onTestFinished(() => database.close())
    await sql`drop schema public cascade`.execute(database.queries)
    await sql`create schema public`.execute(database.queries)
    const step = Object.keys(migrations)[1]
    const lines = [
      { format: 'billfold-cloud-backup-1', step },
      { sequence: 'relay_sequence', value: 1 },
      { table: 'items', row: { place: 'names', key: 'alice', value: 7, expires_at: null } },
      { rows: 1 },
    ]
    expect(await readBackup(database.queries, asLines(lines.map((line) => JSON.stringify(line)).join('\n')))).toBe(1)
    expect(await database.queries.selectFrom('items').select('value').execute()).toEqual([{ value: 7 }])
    expect(await database.queries.selectFrom('hour_figures').selectAll().execute()).toEqual([])
  })
})
